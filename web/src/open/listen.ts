// Files dropped and texts pasted anywhere on the site. What reads them is fetched with the first one.
const take = (sources: (File | string)[]) =>
  void import('./opened').then(open => open.take(sources));

export function listenForGames() {
  addEventListener('dragover', event => {
    if (event.dataTransfer?.types.some(type => type === 'Files')) event.preventDefault();
  });
  addEventListener('drop', event => {
    const { files } = event.dataTransfer!;
    if (!files.length) return;
    event.preventDefault();
    take([...files]);
  });
  addEventListener('paste', event => {
    if ((event.target as Element).closest?.('input, textarea')) return;
    const { files } = event.clipboardData!;
    const text = event.clipboardData!.getData('text');
    if (files.length) take([...files]);
    else if (/^\s*(\(\s*;|\{)/.test(text)) take([text]);
  });
}
