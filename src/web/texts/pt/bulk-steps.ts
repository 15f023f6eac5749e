import type { bulkTexts as English } from '#texts/bulk-steps.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const orders = (count: number): string => counted(count, 'encomenda', 'encomendas')

/** The same step of several orders at once. */
export const bulkTexts = {
  action: { RequestPrepayment: 'Pedir pré-pagamento', StartProduction: 'Iniciar a produção' },
  title: {
    RequestPrepayment: (count) => `Pedir o pré-pagamento de ${orders(count)}?`,
    StartProduction: (count) => `Iniciar a produção de ${orders(count)}?`,
  },
  give: {
    RequestPrepayment: (count) => `Pedir ${counted(count, 'pré-pagamento', 'pré-pagamentos')}`,
    StartProduction: (count) => `Iniciar a produção de ${orders(count)}`,
  },
  lead: 'Cada encomenda é tratada em separado. As que não podem avançar ficam como estão, com o motivo.',
  stay: (count) => (count === 1 ? 'Esta encomenda fica como está:' : `Estas ${orders(count)} ficam como estão:`),
  percent: 'Percentagem de cada total geral',
  day: { RequestPrepayment: 'A pagar até (opcional)', StartProduction: 'Data de conclusão (opcional)' },
  goBack: 'Voltar',
  stop: 'Parar',
  running: (done, of) => `${done} de ${orders(of)}`,
  progress: 'Progresso',
  done: (moved, of) => {
    const advanced = moved === 1 ? 'avançou' : 'avançaram'
    return moved === of ? `${orders(moved)} ${advanced}.` : `${moved} de ${orders(of)} ${advanced}.`
  },
  moved: 'Avançou',
} satisfies Translated<typeof English>
