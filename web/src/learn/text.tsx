// Words of the lessons on the page: *stars* set a word apart.
export function Words({ text }: { text: string }) {
  return <>{text.split('*').map((part, i) => (i % 2 ? <strong key={i}>{part}</strong> : part))}</>;
}
