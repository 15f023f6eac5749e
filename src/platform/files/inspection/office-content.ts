import { INSPECTION_LIMITS, OFFICE_LIMITS, OverBudget, type UnpackingBudget, unpackingBudget } from './budget.ts'
import { NoOfficeXml, type Relationship, relationshipsIn, resolved, xmlText } from './office-xml.ts'
import type { Verdict } from './verdict.ts'
import { DamagedZipError, unzipped } from './zip-members.ts'

const macroNames = /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml|macrosheets\/)/i
const macroTypes = /macroEnabled|vbaProject|vbaData|macrosheet/i
const embeddedNames = /(^|\/)(activeX\/|embeddings\/[^/]*\.bin$)/i
const embeddedTypes = /activeX|oleObject/i
const macroRelations = /\/(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet)$/i
const embeddedRelations = /\/(oleObject|control|activeXControlBinary)$/i
const linkedRelations = /\/(attachedTemplate|externalLink|externalLinkPath)$/i

const contentTypes = '[content_types].xml'
const isRelations = (name: string) => /\.rels$/i.test(name)
const isDocument = (name: string) => /(^|\/)embeddings\/[^/]*$/i.test(name)
const isOle = (part: Buffer) => part.toString('hex', 0, 4) === 'd0cf11e0'
const isZip = (part: Buffer) => part.toString('latin1', 0, 2) === 'PK'

const ofNames = (names: readonly string[]): Verdict =>
  names.some((name) => macroNames.test(name))
    ? 'macros'
    : names.some((name) => embeddedNames.test(name))
      ? 'embedded'
      : 'taken'

const ofTypes = (types: string): Verdict =>
  macroTypes.test(types) ? 'macros' : embeddedTypes.test(types) ? 'embedded' : 'taken'

const ofRelation = ({ type, isExternal }: Relationship): Verdict => {
  if (macroRelations.test(type)) return 'macros'
  if (embeddedRelations.test(type)) return 'embedded'
  return linkedRelations.test(type) || (isExternal && !/\/hyperlink$/i.test(type)) ? 'linked' : 'taken'
}

const ofParts = (parts: ReadonlyMap<string, Buffer>, budget: UnpackingBudget, depth: number): Verdict => {
  const types = parts.get(contentTypes)
  if (!types) return 'wrongKind'
  const verdicts = [ofTypes(resolved(xmlText(types)))]
  for (const [name, part] of parts) {
    if (isRelations(name)) verdicts.push(...relationshipsIn(part).map(ofRelation))
    else if (isOle(part)) verdicts.push('embedded')
    else if (isDocument(name) && isZip(part)) verdicts.push(ofPackage(part, budget, depth + 1))
  }
  return verdicts.find((one) => one !== 'taken') ?? 'taken'
}

const ofPackage = (zip: Buffer, budget: UnpackingBudget, depth: number): Verdict => {
  if (depth > OFFICE_LIMITS.depth) throw new OverBudget()
  const { names, parts } = unzipped(
    zip,
    (name) => name === contentTypes || isRelations(name) || isDocument(name),
    budget,
  )
  const byName = ofNames(names)
  return byName === 'taken' ? ofParts(parts, budget, depth) : byName
}

/** By its parts, their types and relationships: code, or external content. */
export const officeVerdict = (zip: Buffer): Verdict => {
  try {
    return ofPackage(
      zip,
      unpackingBudget({ streams: OFFICE_LIMITS.members, unpackedBytes: INSPECTION_LIMITS.unpackedBytes }),
      0,
    )
  } catch (error) {
    if (error instanceof NoOfficeXml || error instanceof DamagedZipError) return 'unreadableOffice'
    throw error
  }
}
