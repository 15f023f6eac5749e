import type { approvalRuleTexts as EnglishRule, approvalRulesTexts as EnglishRules } from '#texts/approvals.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Who of the company approves which orders. */
export const approvalRulesTexts = {
  title: 'Aprovação de encomendas',
  lead: 'A primeira regra que se aplica a uma encomenda decide quem a aprova antes de ser confirmada. Ninguém aprova as suas próprias encomendas.',
  link: 'Aprovação de encomendas',
  add: 'Adicionar uma regra',
  only: (names) =>
    `Só utilizadores com a função Compras podem alterar estas regras.${names === '' ? '' : ` Fale com ${names}.`}`,
  changed: (by) => `Última alteração por ${by} a`,
  off: 'Não são pedidas aprovações. Todos os utilizadores com a função Compras podem confirmar qualquer encomenda.',
  full: (most) => `Uma empresa pode ter, no máximo, ${most} regras.`,
  columns: {
    number: 'Regra',
    orders: 'Encomendas',
    approver: 'Quem aprova',
    deputy: 'Suplente',
    passesOn: 'Passa ao suplente',
    actions: 'Ações',
  },
  anyAmount: 'Qualquer valor',
  above: (amount) => `Acima de ${amount}`,
  anyCountry: 'qualquer país',
  anyone: 'efetuadas por qualquer pessoa',
  placedBy: (names) => `efetuadas por ${names}`,
  noDeputy: 'Qualquer pessoa de Compras',
  after: (hours) => (hours === 1 ? 'Após 1 hora' : `Após ${hours} horas`),
  never: 'Só se quem aprova sair',
  gone: (name) => `${name} (já não tem a função Compras)`,
  edit: 'Editar',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  remove: 'Remover',
  ruleNamed: (number) => `regra ${number}`,
  saved: 'As regras de aprovação foram guardadas.',
} satisfies Translated<typeof EnglishRules>

export const approvalRuleTexts = {
  newTitle: 'Adicionar uma regra de aprovação',
  editTitle: (number) => `Editar a regra ${number}`,
  keep: 'Cancelar',
  confirm: 'Guardar',
  above: 'Total da encomenda acima de',
  aboveHelp: 'Em dólares, sem IVA nem frete. Se ficar vazio, qualquer valor.',
  wrongAmount: 'Introduza um valor como 5 000.00',
  countries: 'Países',
  countriesHelp: 'Se ficar vazio, qualquer país.',
  placedBy: 'Encomenda efetuada por',
  placedByHelp: 'Se ficar vazio, qualquer pessoa.',
  approver: 'Quem aprova',
  chooseApprover: 'Escolha uma pessoa',
  deputy: 'Suplente',
  deputyHelp:
    'Aprova se quem devia aprovar efetuou a encomenda, sair ou não responder a tempo. Se ficar vazio, qualquer pessoa de Compras o pode fazer.',
  hours: 'Passa ao suplente após (horas)',
  hoursHelp: (most) => `De 1 a ${most}. Se ficar vazio, não passa com o tempo.`,
  wrongHours: (most) => `Introduza um número inteiro de horas, de 1 a ${most}`,
  deputyMissing: 'Escolha a quem passa',
} satisfies Translated<typeof EnglishRule>
