#!/bin/sh
# An engine that speaks GTP until it is asked for its second turn, and then misbehaves as $1 says.
turns=0
while read -r command rest; do
  case $command in
    list_commands) printf '= boardsize\nclear_board\nkomi\nplay\ngenmove\ntime_settings\ntime_left\nfinal_score\n\n' ;;
    final_score) printf '= B+999\n\n' ;;
    genmove)
      turns=$((turns + 1))
      if [ $turns -eq 1 ]; then
        printf '= pass\n\n'
      else
        turns=0
        case $1 in
          crash) kill -SEGV $$ ;;
          exit) exit 7 ;;
          illegal) printf '= A1\n\n' ;;
          nowhere) printf '= Z99\n\n' ;;
          garbage) printf 'what?\n\n' ; exit 1 ;;
          error) printf '? I will not\n\n' ;;
          slow) sleep 3 ; printf '= pass\n\n' ;;
          resign) printf '= RESIGN\n\n' ;;
          silent) ;;
          *) printf '= pass\n\n' ;;
        esac
      fi ;;
    play)
      if [ "$1" = refuse ]; then printf '? never\n\n'; else printf '=\n\n'; fi ;;
    quit) printf '=\n\n' ; exit 0 ;;
    *) printf '=\n\n' ;;
  esac
done
