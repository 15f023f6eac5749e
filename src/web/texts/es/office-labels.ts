import type { officeLabelTexts as English, issueListTexts as EnglishList } from '#texts/office-labels.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Labels and label issues of all companies, as staff read them. */
export const officeLabelTexts = {
  title: 'Etiquetas',
  lead: 'Los problemas de etiqueta de todas las empresas y las etiquetas de cada registro.',
  parts: 'Etiquetas',
  issues: 'Problemas',
  labels: 'Etiquetas',
  propose: 'Proponer arte',
  release: 'Liberar',
  note: 'Agregar nota',
  notes: 'Notas internas',
  notedBy: (by, on) => `${by}, ${on}`,
  product: 'Producto',
  country: 'País',
  replaced: 'Reemplazada',
  inForce: 'En uso',
  search: 'Producto, referencia o código',
  searchChip: 'Búsqueda',
  noLabels: 'Ninguna etiqueta coincide con estos filtros.',
  shown: (shown, all) => `Los primeros ${shown} de ${all} registros. Use la búsqueda para encontrar otros.`,
} satisfies Translated<typeof English>

/** The list of label issues. */
export const issueListTexts = {
  allIssues: 'Todos los problemas de etiqueta',
  number: 'Número',
  company: 'Empresa',
  label: 'Etiqueta',
  state: 'Estado',
  waiting: 'En espera desde',
  turn: 'A la espera de',
  turns: { distributor: 'El distribuidor', provider: 'Nosotros', none: 'Nadie' },
  thing: 'problema de etiqueta',
  search: 'Número, empresa, producto o código',
  views: 'Problemas por estado',
  none: 'No hay problemas de etiqueta.',
  states: {
    REPORTED: 'Reportado',
    PROPOSED: 'A la espera del distribuidor',
    ANSWERED: 'Cambios solicitados',
    ACCEPTED: 'Por liberar',
    RELEASED: 'Etiqueta liberada',
  },
} satisfies Translated<typeof EnglishList>
