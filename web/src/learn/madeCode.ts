// A set of exercises as a text for links: its JSON, deflated, in the letters that links keep as they are.
import { readSet, type MadeSet } from './made';

/** What a link may unfold to: nobody's page is to run out of memory by one. */
const MOST_BYTES = 400_000;

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);

export async function encodeSet(set: MadeSet): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(set));
  const packed = through(json, new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Null where the text is no set, or unfolds to too much. */
export async function decodeSet(code: string): Promise<MadeSet | null> {
  try {
    const letters = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
    const packed = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const reader = through(packed, new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MOST_BYTES) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return readSet(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
