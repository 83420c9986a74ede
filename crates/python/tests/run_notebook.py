"""Runs a notebook from its beginning to its end; an error in a cell is an error here.

python run_notebook.py FILE
"""

import sys

import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, kernel_name="python3", timeout=None).execute()
pictures = sum(
    "image/svg+xml" in output.get("data", {})
    for cell in notebook.cells
    for output in cell.get("outputs", [])
)
if pictures < 3:
    sys.exit(f"only {pictures} pictures in {sys.argv[1]}")
print(f"{sys.argv[1]}: {len(notebook.cells)} cells, {pictures} pictures")
