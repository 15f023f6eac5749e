import { type RawBuilder, sql } from 'kysely'

/** Without a role: a company. */
export type AudienceReader = {
  readonly role?: string | undefined
  readonly region: string | null
  readonly countryIds: readonly string[]
  readonly loyaltyGroup: number | null
}

/** As `isForPerson` of the library, of an audience in a jsonb column. */
export const isMeantFor = (
  audience: RawBuilder<unknown>,
  { role, region, countryIds, loyaltyGroup }: AudienceReader,
): RawBuilder<boolean> => {
  const fits = (list: string, is: RawBuilder<unknown>) =>
    sql<boolean>`(coalesce(jsonb_array_length(${audience} -> ${sql.lit(list)}), 0) = 0 or ${is})`
  return sql<boolean>`(${fits('regions', sql`${audience} -> 'regions' ? ${region ?? ''}`)}
    and ${fits('countryIds', sql`${audience} -> 'countryIds' ?| ${countryIds}::text[]`)}
    and ${fits('groups', sql`${audience} -> 'groups' @> to_jsonb(${loyaltyGroup ?? 0}::int)`)}
    and ${role === undefined ? sql`true` : fits('roles', sql`${audience} -> 'roles' ? ${role}`)})`
}
