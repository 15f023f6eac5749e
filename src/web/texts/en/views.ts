/** Views of lists that staff keep and share. */
export const viewTexts = {
  open: 'Views',
  opened: (name: string) => `View: ${name}`,
  title: 'Views of this list',
  tabs: 'Saved views',
  close: 'Close',
  keep: 'Save',
  change: 'Save',
  kept: 'View saved.',
  keepLead: 'Save the current search, filters, sorting and columns:',
  renameLead: (name: string) => `Change ${name}:`,
  name: 'Name',
  enterName: 'Enter a name',
  share: 'Share with all staff',
  sharedBy: (name: string) => `Shared by ${name}`,
  isShared: 'Shared',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: 'View removed.',
}

/** Above and below a list of the office. */
export const listToolTexts = { pageSize: 'Rows per page', search: 'Search' }
