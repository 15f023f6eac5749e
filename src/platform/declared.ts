/** The names that the business declares to the platform: roles, permissions, the brand. Its modules add a member for each. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, because only interfaces are added to elsewhere
export interface Declared {}

export type DeclaredAs<Name extends string, Otherwise> = Name extends keyof Declared ? Declared[Name] : Otherwise
