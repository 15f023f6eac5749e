import type { DeclaredAs } from '#platform/declared.ts'

export type Role = DeclaredAs<'role', string>
export type Permission = DeclaredAs<'permission', string>
export type LinkUse = DeclaredAs<'linkUse', string>
export type Asker = Role | 'ANONYMOUS'

/** The tenant comes from here and nowhere else. */
export type Me = {
  readonly userId: string
  readonly sessionId: string
  readonly role: Role
  readonly distributorId: string | null
  /** The API token that the call came through, on behalf of its creator; `sessionId` is its id then. */
  readonly token?: { readonly id: string; readonly name: string; readonly permissions: readonly Permission[] }
}

/** Of a permission that only people of companies have. */
export type OwnCompany = { readonly distributorId: string }
export type MeWith<P extends Permission> = [P] extends [never]
  ? Me
  : [P] extends [DeclaredAs<'companyPermission', never>]
    ? Me & OwnCompany
    : Me

/** Who may do what, as the business says. */
export type AccessPolicy = {
  /** Who may use it, by permission. */
  readonly permissions: Readonly<Record<Permission, readonly Asker[]>>
  /** Of the provider: belongs to no company. */
  readonly isStaff: (role: Role) => boolean
  /** Seeing the portal as a company: who may, as which role, and what is shown. */
  readonly look: { readonly permission: Permission; readonly role: Role; readonly shows: readonly Permission[] }
  /** What an API token may be given, and what each of them may besides. All else is for people. */
  readonly tokens: { readonly given: readonly Permission[]; readonly always: readonly Permission[] }
  /** What the links in mails may be for. */
  readonly linkUses: readonly LinkUse[]
}

export const mayDo = (
  { permissions }: Pick<AccessPolicy, 'permissions'>,
  permission: Permission,
  asker: Asker,
): boolean => permissions[permission].includes(asker)

/** An API token may at most what it was given; its creator's role decides as well. */
export const tokenMay = (
  { tokens }: Pick<AccessPolicy, 'tokens'>,
  permission: Permission,
  { token }: Pick<Me, 'token'>,
) =>
  !token ||
  tokens.always.includes(permission) ||
  (tokens.given.includes(permission) && token.permissions.includes(permission))
