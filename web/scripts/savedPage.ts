// Builds saved.html beside the client: the page of a set of exercises as one file, code and rules in it.
// src/learn/save.ts puts a set into it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { catalogues } from './catalogues';

const inScript = (text: string) => text.replace(/<\/(script)/gi, '<\\/$1');

async function bundle(root: string, rules: string) {
  const source = resolve(root, 'src');
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [catalogues(source)],
    resolve: {
      alias: [
        { find: 'omnigo-rules?url', replacement: `${rules}?url` },
        {
          find: /^\.\.?\/(i18n\/)?catalogues$/,
          replacement: resolve(source, 'saved/catalogues.ts'),
        },
      ],
    },
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
    build: {
      target: 'es2022',
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        input: resolve(source, 'saved/main.tsx'),
        output: { inlineDynamicImports: true },
      },
    },
  })) as Rollup.RollupOutput;
  const code = output.filter(part => part.type === 'chunk').map(part => part.code);
  const styles = output.filter(part => part.type === 'asset').map(part => String(part.source));
  if (code.length !== 1) throw new Error('a saved page is one file, and so is its code');
  return { code: code[0], styles: styles.join('\n') };
}

/** `rules`: the file of the rules as WebAssembly. */
export function savedPage(rules: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'saved-page',
    apply: 'build',
    configResolved: resolved => {
      config = resolved;
    },
    closeBundle: async () => {
      const { code, styles } = await bundle(config.root, rules);
      const page = readFileSync(resolve(config.root, 'index.html'), 'utf8')
        .replace(/<link rel="(icon|manifest|apple-touch-icon)"[^>]*>\s*/g, '')
        .replace(/<script type="module"[^>]*><\/script>/, () => `<style>${styles}</style>`)
        .replace(
          '</body>',
          () =>
            '<script type="application/json" id="held"></script>' +
            `<script type="module">${inScript(code)}</script></body>`,
        );
      writeFileSync(resolve(config.root, config.build.outDir, 'saved.html'), page);
    },
  };
}
