import type { listToolTexts as EnglishListTool, viewTexts as EnglishView } from '#texts/views.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Views of lists that staff keep and share. */
export const viewTexts = {
  open: 'Vues',
  opened: (name) => `Vue : ${name}`,
  title: 'Vues de cette liste',
  tabs: 'Vues enregistrées',
  close: 'Fermer',
  keep: 'Enregistrer',
  change: 'Enregistrer',
  kept: 'Vue enregistrée.',
  keepLead: 'Enregistrer la recherche, les filtres, le tri et les colonnes actuels :',
  renameLead: (name) => `Modifier ${name} :`,
  name: 'Nom',
  enterName: 'Saisissez un nom',
  share: 'Partager avec toute l’équipe',
  sharedBy: (name) => `Partagée par ${name}`,
  isShared: 'Partagée',
  rename: 'Renommer',
  renameNamed: (name) => `Renommer : ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer : ${name}`,
  removed: 'Vue supprimée.',
} satisfies Translated<typeof EnglishView>

/** Above and below a list of the office. */
export const listToolTexts = { pageSize: 'Lignes par page', search: 'Rechercher' } satisfies Translated<
  typeof EnglishListTool
>
