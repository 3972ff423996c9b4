// For a run of tests: one Chromium, to which every file of tests connects.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { hasChromium, options } from './browser';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}

export default async function start(project: TestProject) {
  if (!hasChromium) return;
  const server = await chromium.launchServer(options);
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}
