import type { firstStepsTexts as English } from '#texts/first-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The list for people who are new, on their home. */
export const firstStepsTexts = {
  title: 'Primeiros passos',
  progress: (done, all) => `Concluídos: ${done} de ${all}`,
  putAway: 'Ocultar esta lista',
  done: 'Feito',
  open: 'Por fazer',
  steps: {
    DOCUMENTS: {
      title: 'Enviar os seus documentos',
      help: 'A nossa equipa de qualidade verifica-os antes de poder encomendar.',
    },
    ACTIVATION: { title: 'Conta ativada', help: 'Ativamo-la assim que os seus documentos estiverem aprovados.' },
    ADDRESS: { title: 'Adicionar uma morada de entrega', help: 'Cada encomenda é enviada para uma das suas moradas.' },
    COLLEAGUE: { title: 'Convidar um colega', help: 'Cada pessoa inicia sessão com a sua própria conta.' },
    CART: {
      title: 'Encher o carrinho ou pedir um produto',
      help: 'O seu portefólio mostra o que está disponível nos seus países.',
    },
    ORDER: { title: 'Efetuar a primeira encomenda', help: 'Recebe uma cotação de frete em 72 horas.' },
    SECOND_FACTOR: {
      title: 'Configurar um segundo fator',
      help: 'A palavra-passe só por si deixa de bastar para iniciar sessão.',
    },
    REQUEST: { title: 'Atribuir um pedido a si', help: 'Os colegas veem assim que está a tratar dele.' },
    VIEW: {
      title: 'Guardar uma vista de uma lista',
      help: 'Os filtros e as colunas que usa com frequência ficam a um clique.',
    },
    EMAILS: { title: 'Escolher as suas notificações por e-mail', help: 'De imediato, uma vez por dia ou nunca.' },
  },
} satisfies Translated<typeof English>
