import type { companyThenTexts as English } from '#texts/company-then.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A company as of any moment. */
export const companyThenTexts = {
  says: 'O que estava registado sobre esta empresa até este momento. Só para leitura.',
  now: 'Voltar ao presente',
  notYet: 'Nesse momento, a empresa ainda não existia aqui.',
  account: 'Conta',
  noValue: 'Nenhum',
  notSet: 'Por definir',
  group: 'Grupo de fidelização',
  tickets: 'Pedidos de apoio de toda a empresa',
  ticketsLead: 'Os pedidos privados não fazem parte desta vista. Quem os pode ler encontra-os na respetiva fila.',
  reports: 'Comunicações',
  careCoins: 'CareCoins',
  noCareCoins: 'Não tinha havido movimentos de CareCoins.',
  level: 'Estatuto no programa',
  filed: 'Registada',
  ahead: 'Unidades em doze meses',
  reminders: 'Lembretes de previsões',
  none: 'Nada neste momento.',
  sections: 'Secções desta empresa',
} satisfies Translated<typeof English>
