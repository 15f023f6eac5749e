/** What can be wrong with a label. */
export const issueKinds = [
  'WRONG_TEXT',
  'WRONG_TRANSLATION',
  'WRONG_CODE',
  'MISSING_SYMBOL',
  'PRINT_QUALITY',
  'OTHER',
] as const
