import type { Permission } from './access/permissions.ts'
import type { DeclaredAs } from './declared.ts'
import type { Moment } from './event.ts'
import type { Trail } from './log/trail.ts'
import type { Services } from './services.ts'

export type FigureUnit = DeclaredAs<'figureUnit', string>

export type FigureEvent = {
  readonly kind: string
  readonly key: string
  readonly name: string
  readonly at: Moment
  /** 'YYYY-MM', if not the month of `at`. */
  readonly countsIn?: string
  readonly distributorId: string | null
  readonly amount: number
}

export type FigureQuestion = {
  readonly part: string
  readonly of: string | undefined
  readonly distributorId: string | undefined
}

type FigureContext = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly trail: Trail; readonly now: Date }

export type Figure = {
  readonly name: string
  readonly permission: Permission
  readonly parts: Readonly<Record<string, FigureUnit>>
  readonly called: (asking: FigureContext, of: string | undefined) => Promise<string | null>
  readonly behind: (asking: FigureContext, question: FigureQuestion) => Promise<readonly FigureEvent[]>
}
