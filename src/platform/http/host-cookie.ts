/** A browser takes it from this very host alone, by https and for the path '/'. */
export const hostCookie = (name: string): string => `__Host-${name}`

/** Under the name that it has where people come by https, else under the plain one. */
export const cookieIn = (
  cookies: Readonly<Record<string, string | undefined>> | undefined,
  name: string,
): string | undefined => cookies?.[hostCookie(name)] ?? cookies?.[name]
