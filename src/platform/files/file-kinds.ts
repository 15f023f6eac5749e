/** The kinds of file that people may send: what they are called, and the bytes that they begin with. */
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
} as const
export type FileKind = keyof typeof fileKinds

/** By media type or by name: 'application/pdf', 'image/jpg', 'pdf', 'jpg'. */
export const kindOf = (type: string): FileKind | null => {
  const [asked = ''] = type.trim().toLowerCase().split(';')
  const found = Object.entries(fileKinds).find(
    ([kind, { mediaType, extension }]) => asked === kind || asked === mediaType || asked === extension,
  )
  return (found?.[0] as FileKind | undefined) ?? (asked === 'image/jpg' ? 'jpeg' : null)
}

/** How many first bytes show what a file is: readers look for the header of a PDF within the first 1 024 (ISO 32000-1, annex H). */
export const FIRST_BYTES = 1_024 + fileKinds.pdf.begins.length

/** Which kinds a file with these first bytes may be: a DOCX and an XLSX begin alike, and a PDF may begin late. */
export const kindsBeginning = (firstBytes: Uint8Array): readonly FileKind[] => {
  const first = String.fromCharCode(...firstBytes.subarray(0, FIRST_BYTES))
  const begun = (Object.keys(fileKinds) as FileKind[]).filter((kind) => first.startsWith(fileKinds[kind].begins))
  return begun.length === 0 && first.includes(fileKinds.pdf.begins) ? ['pdf'] : begun
}

const paper = { kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx'], maxBytes: 25 * 1024 * 1024 } as const

/** What a file may be uploaded for (the specification's `bucket`), with its kinds and size. Modules name their purposes. */
export const purposes = {
  signup: { kinds: ['pdf', 'png', 'jpeg', 'docx', 'xlsx'], maxBytes: 25 * 1024 * 1024 },
  documents: paper,
  'order-documents': paper,
  labels: paper,
  agreements: paper,
  tickets: paper,
  reports: paper,
  pictures: { kinds: ['png', 'jpeg'], maxBytes: 5 * 1024 * 1024 },
  catalogue: { kinds: ['pdf', 'png', 'jpeg'], maxBytes: 25 * 1024 * 1024 },
} as const satisfies Record<string, { readonly kinds: readonly FileKind[]; readonly maxBytes: number }>
export type Purpose = keyof typeof purposes

/** Of one sign-up (4-decisions, safety). */
export const MOST_SIGNUP_FILES = 20
