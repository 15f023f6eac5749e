import type { FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { cookieIn } from './host-cookie.ts'

type Asking = Pick<FastifyRequest, 'headers' | 'cookies'>

/** The tags that a request wants, lowercase, the best one first. What a reader has chosen is before what their browser asks for. */
export const wantedTags = ({ headers, cookies }: Asking): string[] =>
  `${cookieIn(cookies, LANGUAGE_COOKIE) ?? ''},${headers['accept-language'] ?? ''}`
    .split(',')
    .map((part) => part.split(';')[0]!.trim().toLowerCase())

const isPortalLanguage = (tag: string): tag is PortalLanguage => Object.hasOwn(portalLanguages, tag)

/** In which an answer is written: 'es' serves 'es-CO', English everyone else. */
export const readersLanguage = (request: Asking): PortalLanguage =>
  wantedTags(request)
    .map((tag) => tag.split('-')[0]!)
    .find(isPortalLanguage) ?? 'en'
