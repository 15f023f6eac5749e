import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import { type Configuration, readConfiguration as configurationOf } from '#platform/configuration/configuration.ts'
import { Brand } from './brand.ts'

/** Of this business: its roles, and its brand file. */
export const readConfiguration = (
  mode: Configuration['mode'],
  environment: Readonly<Record<string, string | undefined>>,
): Configuration => configurationOf(mode, environment, { roles: [...distributorRoles, ...staffRoles], brand: Brand })
