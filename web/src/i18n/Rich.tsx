// A message with elements in it: <link>words</link>, where `parts` says what a link is.
import { Fragment, type ComponentChild } from 'preact';

interface Props {
  text: string;
  parts: Record<string, (text: string) => ComponentChild>;
}
export function Rich({ text, parts }: Props) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return (
    <>
      {pieces.map((piece, i) => {
        if (i % 3 === 0) return piece;
        return i % 3 === 1 ? <Fragment key={i}>{parts[piece](pieces[i + 1])}</Fragment> : null;
      })}
    </>
  );
}
