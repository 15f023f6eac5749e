import { sayCounted } from '#platform/text/say.ts'

/** 'Clinic carton (25 units)'; the name alone where the pack is the unit itself. */
export const packagingText = ({ name, units }: { readonly name: string; readonly units: number }): string =>
  units === 1 ? name : `${name} (${sayCounted(units, 'unit', 'units')})`
