//! The page for a table, with a title and a description of it: what is shown where a link is sent to
//! a reader. Programs that show previews run no scripts.

use crate::node::Shared;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use fourline_rules::Rules;
use fourline_site::Answer;
use fourline_store::Store;
use fourline_wire::{Phase, Summary, TableId, Terms};
use fourline_words::Language;
use fourline_words::catalogue::invitation as say;
use std::borrow::Cow;

/// Files of the site, and the page for every other path.
pub(crate) async fn file<S: Store>(State(node): State<Shared<S>>, request: Request) -> Response {
    response(node.site.answer(&asked(&request)))
}

fn asked(request: &Request) -> fourline_site::Request<'_> {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    fourline_site::Request {
        method: request.method().as_str(),
        path: request.uri().path(),
        accept_encoding: text(header::ACCEPT_ENCODING),
        if_none_match: text(header::IF_NONE_MATCH),
    }
}

/// `GET /t/ID` and `GET /w/WATCH`
pub(crate) async fn table<S: Store>(
    State(node): State<Shared<S>>,
    Path(id): Path<String>,
    request: Request,
) -> Response {
    let language = language(&request);
    let answer = node.site.answer(&asked(&request));
    if request.method() != Method::GET {
        return response(answer);
    }
    let page = node.site.answer(&fourline_site::Request::get("/online"));
    let Ok(page) = std::str::from_utf8(page.body) else { return response(answer) };
    let Some(id) = TableId::new(&id) else { return response(answer) };
    let Ok((room, by_watch)) = node.open(&id).await else { return response(answer) };
    let Ok(look) = node.look(&room, None, by_watch).await else { return response(answer) };
    let picture = node.config.public_url.as_ref().map(|url| {
        let origin = url.origin();
        format!("{origin}/api/v1/games/{id}/picture.png")
    });
    let page = with_preview(page, &look.summary, picture, language);
    let mut response = response(answer);
    *response.status_mut() = StatusCode::OK;
    let headers = response.headers_mut();
    for name in [header::CONTENT_ENCODING, header::ETAG, header::CONTENT_LENGTH] {
        headers.remove(name);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    *response.body_mut() = Body::from(page);
    response
}

/// The first language of the list that there is.
fn language(request: &Request) -> Language {
    let list = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    let wanted = list.unwrap_or_default().split(',');
    let mut tags = wanted.map(|tag| tag.split(';').next().unwrap_or_default());
    tags.find_map(Language::parse).unwrap_or_default()
}

/// The page with what a preview shows.
fn with_preview(
    page: &str,
    summary: &Summary,
    picture: Option<String>,
    language: Language,
) -> String {
    let (title, about) = preview(summary, language);
    let (title, about) = (escaped(&title), escaped(&about));
    // Previews need the whole address, which only a server knows that has a public one.
    let picture = picture.map_or(String::new(), |picture| {
        format!(
            "<meta property=\"og:image\" content=\"{}\">\n\
             <meta property=\"og:image:width\" content=\"1200\">\n\
             <meta property=\"og:image:height\" content=\"630\">\n\
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n",
            escaped(&picture)
        )
    });
    let tags = format!(
        "<meta property=\"og:type\" content=\"website\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{about}\">\n\
         {picture}<meta name=\"robots\" content=\"noindex\">\n</head>"
    );
    let page = page.replacen("</head>", &tags, 1);
    match (page.find("<title>"), page.find("</title>")) {
        (Some(start), Some(end)) if start < end => {
            format!("{}<title>{title}{}", &page[..start], &page[end..])
        }
        _ => page,
    }
}

/// Title and description of a table.
fn preview(summary: &Summary, language: Language) -> (String, String) {
    let name = |index: usize| {
        summary.players[index].as_ref().map_or(String::new(), |(name, _)| name.to_string())
    };
    let rules = rules_text(&summary.terms, language);
    let title = match summary.phase {
        Phase::Open => say::invites(language, name(summary.host.index())),
        Phase::Playing | Phase::Over => say::plays(language, name(0), name(1)),
    };
    let about = match summary.terms.clock {
        Some(clock) => say::with_clock(language, rules, clock),
        None => say::without_clock(language, rules),
    };
    (title, about)
}

/// The rules in a word or two.
fn rules_text(terms: &Terms, language: Language) -> String {
    let title = terms.rules.preset_name().and_then(|name| Rules::preset_title(name, language));
    let shape = terms.rules.shape;
    title.unwrap_or_else(|| say::own_rules(language, shape.columns(), shape.rows()))
}

/// Text that can stand in a page and in an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

pub(crate) fn response(answer: Answer<'_>) -> Response {
    let mut response = Response::new(Body::from(answer.body.to_vec()));
    *response.status_mut() =
        StatusCode::from_u16(answer.status).expect("a site answers with real statuses");
    for (name, value) in answer.headers {
        let value = match value {
            Cow::Borrowed(value) => HeaderValue::from_str(value),
            Cow::Owned(value) => HeaderValue::try_from(value),
        };
        let value = value.expect("a site answers with plain headers");
        response.headers_mut().insert(HeaderName::from_static(name), value);
    }
    response
}
