import type { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
type Operation = { summary: string; description: string; requestBody?: unknown }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const codeSpans = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const row = (method: string, path: string, operation: Operation) => `
  <details id="${escaped(`${method}-${path}`)}">
    <summary><code><b>${method.toUpperCase()}</b> /api${escaped(path)}</code> <span>${codeSpans(operation.summary)}</span></summary>
    <p>${codeSpans(operation.description)}</p>
    <pre>${escaped(JSON.stringify(operation, null, 2))}</pre>
  </details>`

/** The OpenAPI document for people: plain HTML, no script, readable under the strictest policy. */
export const docsPage = (document: Document): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escaped(document.info.title)} API</h1>
<p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
${Object.entries(document.paths)
  .flatMap(([path, operations]) => Object.entries(operations).map(([method, it]) => row(method, path, it as Operation)))
  .join('')}
</main></body></html>`

export const docsStyle = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 }
summary { cursor: pointer } summary span { margin-inline-start: 1rem; opacity: .8 }
pre { overflow: auto; font-size: 13px }`
