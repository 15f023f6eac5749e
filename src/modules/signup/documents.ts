import { LICENSE_OR_WHO, requirements } from '#modules/distributors/file/requirements.ts'
import type { CompanyDocumentType } from '#modules/distributors/file-events.ts'

import type { SignupFiles } from './contract.ts'
import { type Faults, MANDATORY } from './form.ts'

/** A file that a sign-up names, and the requirement that it is for. */
export type NamedFile = { readonly field: string; readonly type: CompanyDocumentType; readonly path: string }

const listed = (value: SignupFiles[keyof SignupFiles]): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** In the order of the requirements; of a field left empty there is none. */
export const namedFiles = (files: SignupFiles): NamedFile[] =>
  requirements.flatMap(({ field, type }) =>
    listed(files[field as keyof SignupFiles])
      .filter((path) => path !== '')
      .map((path) => ({ field, type, path })),
  )

/** Specification 1 §5, 'Signup documents': by field of `files`. */
export const documentFaults = (has: (field: string) => boolean, acceptWho: boolean): Faults =>
  Object.fromEntries(
    requirements
      .filter(({ required, field, orWho }) => required && !has(field) && !(orWho && acceptWho))
      .map(({ field, orWho }) => [field, orWho ? LICENSE_OR_WHO : MANDATORY]),
  )
