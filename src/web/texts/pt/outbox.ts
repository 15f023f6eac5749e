import type { outboxTexts as English } from '#texts/outbox.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const outboxTexts = {
  title: 'E-mails',
  lead: 'Todos os e-mails do portal e o estado da sua entrega.',
  kept: 'Não há servidor de e-mail configurado: os e-mails são guardados aqui para leitura.',
  states: { QUEUED: 'Agendado', SENT: 'Enviado', FAILED: 'Falhado', KEPT: 'Não enviado, guardado aqui' },
  to: 'Para',
  subject: 'Assunto',
  notMade: 'Em preparação',
  at: 'Criado',
  state: 'Estado',
  again: 'Enviar de novo',
  sentAgain: 'E-mail de novo na fila de envio.',
  empty: 'Ainda não há e-mails. Cada notificação enviada por e-mail aparece aqui.',
  thing: 'e-mail',
  search: 'Assunto ou endereço',
  searchChip: 'Pesquisa',
  anyState: 'Todos os estados',
  onlyAdmin: 'Só utilizadores com a função Administração podem ler os e-mails.',
  failed: 'Porque falhou',
  parked: (streams) => `Tarefas automáticas que falharam: ${streams}`,
  parkedLead:
    'O portal não conseguiu reagir a estes eventos, por isso os respetivos e-mails e notificações não saíram. Tudo o resto prossegue, e estas tarefas são repetidas automaticamente.',
  parkedAt: (reaction, type, position) => `${reaction} em ${type} (${position})`,
  parkedSince: 'desde',
  parkedTries: (tries) => counted(tries, 'tentativa', 'tentativas'),
  parkedMore: (count) => `e mais ${count}`,
  retryParked: 'Tentar de novo',
  retryParkedOf: (stream) => `Tentar de novo: ${stream}`,
  giveUp: 'Abandonar',
  giveUpOf: (stream) => `Abandonar: ${stream}`,
  giveUpConfirm: 'Abandonar este evento?',
  giveUpLead: (type, stream) =>
    `O que se segue a ${type} de ${stream} não será feito: nem e-mail, nem notificação. Não é possível voltar atrás.`,
  keepParked: 'Continuar a tentar',
  parkedOutcomes: {
    GOES_ON: 'Feito. O trabalho prossegue.',
    FAILED: 'Falhou de novo.',
    LATE: 'O portal está a recuperar o atraso. Tenta de novo sozinho dentro de momentos.',
  },
} satisfies Translated<typeof English>
