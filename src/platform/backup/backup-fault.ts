import { count } from '#platform/text/formats.ts'

const faultMeanings = {
  'not a backup': 'this is no backup of PartnerCare',
  unreadable: 'what is here cannot be read',
  edited: 'this is not what was recorded',
  missing: 'something is gone here',
  inserted: 'this was not recorded here',
  reordered: 'this is in another place than it was recorded',
  're-hashed': 'the hashes do not lead to what was signed',
  'cut off': 'the file ends too early',
  forged: 'this was not signed by a key that is known',
  unsealed: 'the file was changed or cut off after it was sealed',
} as const

export type BackupFaultKind = keyof typeof faultMeanings

/** A position of the log, or a section's line (from 1). */
export type Place = { readonly position: number } | { readonly section: string; readonly line?: number } | null

const said = (place: Place): string => {
  if (!place) return ''
  if ('position' in place) return ` at position ${count(place.position)}`
  return place.line === undefined ? ` in ${place.section}` : ` in ${place.section}, line ${count(place.line)}`
}

export class BackupFault extends Error {
  override readonly name = 'BackupFault'
  readonly what: BackupFaultKind
  readonly place: Place
  constructor(what: BackupFaultKind, place: Place = null) {
    super(`FAULT${said(place)}: ${faultMeanings[what]}`)
    this.what = what
    this.place = place
  }
}
