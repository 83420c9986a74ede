# An engine that misbehaves as its first argument says.
while read -r line; do
    case "$line" in
        uci) [ "$1" = silent ] && sleep 1000; echo "id name double"; echo uciok ;;
        isready) echo readyok ;;
        go*)
            case "$1" in
                crash) exit 3 ;;
                hang) sleep 1000 ;;
                cheat) echo "bestmove P@a7" ;;
                foreign) echo "bestmove e2e4" ;;
                mute) echo "bestmove" ;;
                flood) yes "info string and on and on" ;;
                noise) head -c 40000000 /dev/zero | tr '\0' x ;;
            esac ;;
        quit) exit 0 ;;
    esac
done
