import type { listToolTexts as EnglishListTools, viewTexts as EnglishViews } from '#texts/views.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Views of lists that staff keep and share. */
export const viewTexts = {
  open: 'Vistas',
  opened: (name) => `Vista: ${name}`,
  title: 'Vistas desta lista',
  tabs: 'Vistas guardadas',
  close: 'Fechar',
  keep: 'Guardar',
  change: 'Guardar',
  kept: 'Vista guardada.',
  keepLead: 'Guardar a pesquisa, os filtros, a ordenação e as colunas atuais:',
  renameLead: (name) => `Alterar ${name}:`,
  name: 'Nome',
  enterName: 'Introduza um nome',
  share: 'Partilhar com toda a equipa interna',
  sharedBy: (name) => `Partilhada por ${name}`,
  isShared: 'Partilhada',
  rename: 'Mudar o nome',
  renameNamed: (name) => `Mudar o nome de ${name}`,
  remove: 'Remover',
  removeNamed: (name) => `Remover ${name}`,
  removed: 'Vista removida.',
} satisfies Translated<typeof EnglishViews>

/** Above and below a list of the office. */
export const listToolTexts = {
  pageSize: 'Linhas por página',
  search: 'Pesquisar',
} satisfies Translated<typeof EnglishListTools>
