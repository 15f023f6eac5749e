import type { issueListTexts as EnglishIssues, officeLabelTexts as EnglishLabels } from '#texts/office-labels.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Labels and label issues of all companies, as staff read them. */
export const officeLabelTexts = {
  title: 'Rótulos',
  lead: 'Os problemas de rótulos de todas as empresas e os rótulos de cada registo.',
  parts: 'Rótulos',
  issues: 'Problemas',
  labels: 'Rótulos',
  propose: 'Propor arte-final',
  release: 'Libertar',
  note: 'Adicionar nota',
  notes: 'Notas internas',
  notedBy: (by, on) => `${by}, ${on}`,
  product: 'Produto',
  country: 'País',
  replaced: 'Substituído',
  inForce: 'Em uso',
  search: 'Produto, referência ou código',
  searchChip: 'Pesquisa',
  noLabels: 'Nenhum rótulo corresponde a estes filtros.',
  shown: (shown, all) => `Os primeiros ${shown} de ${all} registos. Pesquise para encontrar outros.`,
} satisfies Translated<typeof EnglishLabels>

/** The list of label issues. */
export const issueListTexts = {
  allIssues: 'Todos os problemas de rótulos',
  number: 'Número',
  company: 'Empresa',
  label: 'Rótulo',
  state: 'Estado',
  waiting: 'Em espera desde',
  turn: 'A aguardar',
  turns: { distributor: 'O distribuidor', provider: 'A nossa equipa', none: 'Ninguém' },
  thing: 'problema de rótulo',
  search: 'Número, empresa, produto ou código',
  views: 'Problemas por estado',
  none: 'Sem problemas de rótulos.',
  states: {
    REPORTED: 'Comunicado',
    PROPOSED: 'A aguardar o distribuidor',
    ANSWERED: 'Alterações pedidas',
    ACCEPTED: 'Por libertar',
    RELEASED: 'Libertado',
  },
} satisfies Translated<typeof EnglishIssues>
