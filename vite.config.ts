import react from '@vitejs/plugin-react'
import hoverMediaFeature from 'postcss-hover-media-feature'
import { defineConfig } from 'vite'

import { chunks } from './scripts/vite/chunks.ts'
import { contracts } from './scripts/vite/contracts.ts'
import { FIRST, language } from './scripts/vite/language.ts'
import { breakpoints, layerOrder, preloadFont, qualityPolicy, schemaStandIn } from './scripts/vite/plugins.ts'

const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

export default defineConfig({
  root: 'src/web',
  plugins: [
    language(process.env['LANGUAGE'] ?? FIRST),
    contracts(),
    schemaStandIn(),
    react(),
    preloadFont('inter-latin-wght-normal'),
    layerOrder('tokens, app'),
    qualityPolicy(),
    chunks(),
  ],
  // What is touched would keep its look of being pointed at until something else is touched.
  css: { postcss: { plugins: [breakpoints(), hoverMediaFeature()] } },
  // Libraries bring a stand-in for what React has had since version 18.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: browsers,
    // These know light-dark(): for older ones every token would be written twice.
    cssTarget: browsers,
    // The content security policy lets no font come from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    proxy: { '/api': { target: process.env['API'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
})
