type Kind = {
  readonly mediaType: string
  readonly extension: string
  readonly begins: string
  readonly at?: number
  readonly name: string
}

export const fileKinds = {
  pdf: { mediaType: 'application/pdf', extension: 'pdf', begins: '%PDF-', name: 'PDF' },
  png: { mediaType: 'image/png', extension: 'png', begins: '\x89PNG\r\n\x1a\n', name: 'PNG' },
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg', begins: '\xff\xd8\xff', name: 'JPEG' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: 'PK\x03\x04',
    name: 'Word (DOCX)',
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    begins: 'PK\x03\x04',
    name: 'Excel (XLSX)',
  },
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
    begins: 'PK\x03\x04',
    name: 'PowerPoint (PPTX)',
  },
  mp4: { mediaType: 'video/mp4', extension: 'mp4', begins: 'ftyp', at: 4, name: 'MP4' },
  webm: { mediaType: 'video/webm', extension: 'webm', begins: '\x1a\x45\xdf\xa3', name: 'WebM' },
  vtt: { mediaType: 'text/vtt', extension: 'vtt', begins: 'WEBVTT', name: 'captions (VTT)' },
} as const satisfies Record<string, Kind>
export type FileKind = keyof typeof fileKinds

/** By media type or by name: 'application/pdf', 'image/jpg', 'pdf', 'jpg'. */
export const kindOf = (type: string): FileKind | null => {
  const [wanted = ''] = type.trim().toLowerCase().split(';')
  const found = Object.entries(fileKinds).find(
    ([kind, { mediaType, extension }]) => wanted === kind || wanted === mediaType || wanted === extension,
  )
  return (found?.[0] as FileKind | undefined) ?? (wanted === 'image/jpg' ? 'jpeg' : null)
}

/** PDF readers look for the header within the first 1 024 bytes (ISO 32000-1, annex H). */
export const FIRST_BYTES = 1_024 + fileKinds.pdf.begins.length

/** Several: DOCX and XLSX begin alike, and a PDF may begin late. */
export const kindsBeginning = (firstBytes: Uint8Array): readonly FileKind[] => {
  const first = String.fromCharCode(...firstBytes.subarray(0, FIRST_BYTES))
  const begun = (Object.keys(fileKinds) as FileKind[]).filter((kind) => {
    const { begins, at = 0 }: Kind = fileKinds[kind]
    return first.startsWith(begins, at)
  })
  return begun.length === 0 && first.includes(fileKinds.pdf.begins) ? ['pdf'] : begun
}

const MEGABYTE = 1024 * 1024
const paper = { kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx'], maxBytes: 25 * MEGABYTE } as const

type PurposeOf = {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly byStaff?: true
  /** Pictures are scaled down to screen size and stripped of camera metadata. */
  readonly tidied?: true
}

/** The specification's `bucket`, with kinds and size. */
export const purposes = {
  signup: paper,
  documents: paper,
  orders: paper,
  /** The former name of `orders`, still sent by older screens and tickets. */
  'order-documents': paper,
  labels: paper,
  tickets: paper,
  reports: paper,
  pictures: { kinds: ['png', 'jpeg'], maxBytes: 5 * MEGABYTE, tidied: true },
  catalogue: { kinds: ['pdf', 'png', 'jpeg'], maxBytes: 25 * MEGABYTE },
  brand: { kinds: ['png', 'jpeg'], maxBytes: 2 * MEGABYTE, byStaff: true, tidied: true },
  agreements: { ...paper, byStaff: true },
  products: { kinds: ['pdf', 'png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  news: { kinds: ['png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  resources: {
    kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx', 'pptx'],
    maxBytes: 100 * MEGABYTE,
    byStaff: true,
    tidied: true,
  },
  'resource-pictures': { kinds: ['png', 'jpeg'], maxBytes: 25 * MEGABYTE, byStaff: true, tidied: true },
  videos: { kinds: ['mp4', 'webm'], maxBytes: 500 * MEGABYTE, byStaff: true },
  captions: { kinds: ['vtt'], maxBytes: 5 * MEGABYTE, byStaff: true },
} as const satisfies Record<string, PurposeOf>
export type Purpose = keyof typeof purposes

/** Of one sign-up (4-decisions, safety). */
export const MOST_SIGNUP_FILES = 20

export const isTidied = (purpose: Purpose, kind: FileKind): boolean =>
  (purposes[purpose] as PurposeOf).tidied === true && (kind === 'png' || kind === 'jpeg')

export const purposesFor = (staff: boolean): Purpose[] =>
  (Object.keys(purposes) as Purpose[]).filter((purpose) => staff || !(purposes[purpose] as PurposeOf).byStaff)
