import { listed } from './language.ts'

export const editingTexts = {
  saved: 'Saved.',
  meanwhile: (who: string, fields: readonly string[]) => `${who} changed ${listed(fields)} meanwhile.`,
  someone: 'Someone else',
  title: 'Changed by someone else meanwhile',
  lead: 'You and someone else changed the same fields. Choose what to keep; nothing has been saved yet.',
  yours: 'Yours',
  theirs: (who: string) => `Saved by ${who}`,
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  keep: 'Keep editing',
  confirm: 'Save',
}
