import type { viewTexts as English, listToolTexts as EnglishTools } from '#texts/views.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Views of lists that staff keep and share. */
export const viewTexts = {
  open: 'Vistas',
  opened: (name) => `Vista: ${name}`,
  title: 'Vistas de esta lista',
  tabs: 'Vistas guardadas',
  close: 'Cerrar',
  keep: 'Guardar',
  change: 'Guardar',
  kept: 'Vista guardada.',
  keepLead: 'Guardar la búsqueda, los filtros, el orden y las columnas actuales:',
  renameLead: (name) => `Cambiar ${name}:`,
  name: 'Nombre',
  enterName: 'Ingrese un nombre',
  share: 'Compartir con todo el personal',
  sharedBy: (name) => `Compartida por ${name}`,
  isShared: 'Compartida',
  rename: 'Renombrar',
  renameNamed: (name) => `Renombrar ${name}`,
  remove: 'Eliminar',
  removeNamed: (name) => `Eliminar ${name}`,
  removed: 'Vista eliminada.',
} satisfies Translated<typeof English>

/** Above and below a list of the office. */
export const listToolTexts = {
  pageSize: 'Filas por página',
  search: 'Buscar',
} satisfies Translated<typeof EnglishTools>
