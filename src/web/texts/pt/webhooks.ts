import type {
  webhookAttemptTexts as EnglishAttempts,
  webhookFormTexts as EnglishForm,
  webhookRemovalTexts as EnglishRemoval,
  webhookReplayTexts as EnglishReplay,
  webhookSecretTexts as EnglishSecret,
  webhooksTexts as EnglishWebhooks,
} from '#texts/webhooks.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where events are sent, for companies and for the provider. */
export const webhooksTexts = {
  title: 'Webhooks',
  lead: 'Os seus próprios sistemas recebem os eventos quando ocorrem: assinados, por ordem e pelo menos uma vez. O que um sistema não recebe é enviado quando volta a funcionar.',
  link: 'Webhooks',
  only: (names) =>
    `Só os utilizadores com a função Compras podem gerir os webhooks.${names === '' ? '' : ` Contacte ${names}.`}`,
  onlyAdmin: 'Só os administradores podem gerir os webhooks.',
  off: 'Os webhooks estão desativados neste portal. Nada é enviado.',
  suspended:
    'A sua conta está suspensa. Os eventos ficam em espera e são enviados, por ordem, quando voltar a estar ativa.',
  none: 'Ainda não há webhooks.',
  add: 'Adicionar um webhook',
  columns: {
    name: 'Nome',
    state: 'Estado',
    waiting: 'Eventos em espera',
    delivered: 'Última entrega',
    actions: 'Ações',
  },
  states: {
    ACTIVE: 'Ativo',
    FAILING: 'Com falhas',
    PAUSED: 'Em pausa',
    GIVEN_UP: 'Em pausa após uma semana de falhas',
  },
  nextTry: 'Próxima tentativa:',
  atLeast: (events) => `${events} ou mais`,
  never: 'Nunca',
  attempts: 'Mostrar as tentativas',
  test: 'Enviar um evento de teste',
  edit: 'Editar',
  pause: 'Pausar',
  resume: 'Retomar',
  replay: 'Enviar eventos novamente',
  secret: 'Novo segredo de assinatura',
  remove: 'Remover',
  added: 'O webhook foi adicionado.',
  saved: 'O webhook foi guardado.',
  paused: 'O webhook está em pausa. Recebe o que lhe falta quando o retomar.',
  resumed: 'O webhook está novamente ativo.',
  removed: 'O webhook foi removido.',
  tested: (milliseconds) => `O evento de teste foi aceite em ${milliseconds} ms.`,
  notTested: (reason) => `O evento de teste não foi aceite: ${reason}.`,
  replayed: (position) => `Os eventos são enviados novamente a partir da posição ${position}.`,
} satisfies Translated<typeof EnglishWebhooks>

export const webhookFormTexts = {
  newTitle: 'Adicionar um webhook',
  editTitle: (name) => `Editar ${name}`,
  keep: 'Cancelar',
  confirm: 'Guardar',
  name: 'Nome',
  url: 'Endereço',
  urlHelp: 'Público e com https. Enviamos para lá os eventos com POST.',
  kinds: 'Eventos',
  missing: 'Obrigatório',
} satisfies Translated<typeof EnglishForm>

export const webhookReplayTexts = {
  title: (name) => `Enviar eventos novamente para ${name}`,
  keep: 'Cancelar',
  confirm: 'Enviar novamente',
  lead: 'Todos os eventos deste webhook são enviados novamente por ordem, com os mesmos identificadores. Introduza o dia ou a posição a partir da qual se começa.',
  day: 'Dia (UTC)',
  position: 'Posição',
  one: 'Introduza um dia ou uma posição',
  wrong: 'Introduza um número inteiro superior a 0',
} satisfies Translated<typeof EnglishReplay>

export const webhookSecretTexts = {
  title: 'Segredo de assinatura',
  lead: 'Com ele, o seu sistema verifica que um evento vem de nós. Só é mostrado desta vez. Guarde-o em local seguro.',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Concluído',
  renewTitle: 'Criar um novo segredo de assinatura?',
  renew: 'O segredo atual continua válido durante 24 horas a par do novo.',
  keep: 'Cancelar',
  confirm: 'Criar um novo segredo',
} satisfies Translated<typeof EnglishSecret>

export const webhookRemovalTexts = {
  title: (name) => `Remover ${name}?`,
  lead: 'Nada mais é enviado para lá. As suas tentativas são eliminadas.',
  keep: 'Cancelar',
  confirm: 'Remover',
} satisfies Translated<typeof EnglishRemoval>

export const webhookAttemptTexts = {
  title: (name) => `Tentativas: ${name}`,
  lead: 'Os últimos 30 dias, as mais recentes primeiro.',
  all: 'Todas',
  failed: 'Falhadas',
  shown: 'Tentativas mostradas',
  none: 'Não há tentativas.',
  at: 'Hora',
  kind: 'Evento',
  position: 'Posição',
  result: 'Resultado',
  took: 'Duração',
  milliseconds: (value) => `${value} ms`,
  test: 'Teste',
  delivered: (status) => `Entregue (${status})`,
  answered: (status) => `Respondeu com ${status}`,
  faults: {
    TIMEOUT: 'Sem resposta em 10 segundos',
    ADDRESS: 'O endereço não é público',
    NAME: 'O nome do servidor não foi encontrado',
    CERTIFICATE: 'O certificado não é válido',
    CONNECTION: 'Sem ligação',
  },
} satisfies Translated<typeof EnglishAttempts>
