import * as Schema from 'effect/Schema'

import type { AccessPolicy } from '#platform/access/permissions.ts'

import { type Endpoint, isForTokens } from './endpoint.ts'

type JsonSchema = Record<string, unknown>

type Options = Parameters<typeof Schema.toJsonSchemaDocument>[1]

const jsonSchema = (schema: Schema.Top, options?: Options): JsonSchema =>
  Schema.toJsonSchemaDocument(schema, options).schema

/** Strict at any depth, as the server is. */
const bodySchema = (fields: Schema.Struct.Fields): JsonSchema =>
  jsonSchema(Schema.Struct(fields), { onExcessProperty: 'error' })

const parameters = (fields: Schema.Struct.Fields | undefined, where: 'path' | 'query') => {
  if (!fields || !Object.keys(fields).length) return []
  const { required } = jsonSchema(Schema.Struct(fields))
  // Text in the address, whatever it decodes to.
  return Object.keys(fields).map((name) => ({
    name,
    in: where,
    required: where === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: { type: 'string' },
  }))
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const operation = (endpoint: Endpoint, policy: Permissions) => {
  const who = policy.permissions[endpoint.may]
  const open = who.includes('ANONYMOUS')
  return {
    summary: endpoint.does,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_: string, next?: string) => (next ?? '').toUpperCase())}`,
    description: `Permission \`${endpoint.may}\`: ${who.join(', ')}.${isForTokens(policy, endpoint) ? ' API tokens may call it.' : ''}`,
    ...(!open && { security: [{ token: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.method === 'GET'
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description:
                'Of your choice. A repeat with it within 30 days gets the first answer again, and does nothing.',
              schema: { type: 'string', maxLength: 200 },
            },
          ]),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(endpoint.body) } } },
    }),
    ...(endpoint.rawBody && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(endpoint.answer) } } },
      ...(!open && { 401: problem('Not signed in') }),
      ...(!open && { 403: problem('This role may not') }),
      ...(endpoint.params && { 404: problem('Not there, or not yours') }),
      ...(endpoint.method !== 'GET' && { 409: problem('The state of things does not allow it') }),
      422: problem('A field is wrong: `errors` says which and why'),
      ...((endpoint.costly || endpoint.counted) && { 429: problem('Many of these are under way for this person') }),
    },
  }
}

type Permissions = Pick<AccessPolicy, 'permissions' | 'tokens'>

export const openApi = (
  endpoints: readonly Endpoint[],
  about: { title: string; version: string; url: string },
  policy: Permissions,
) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, policy) }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: `${about.url}/api` }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Of a session, or an API token: pc_…' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'detail', 'error'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            error: { type: 'string', description: "The catalogue's own sentence" },
            errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'The reason by field' },
          },
        },
      },
    },
  }
}
