import type { answerTexts as English, fillers as EnglishFillers } from '#texts/answers.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Questions as people ask them. `terms`: what else they type for it. */
export const answerTexts = {
  cancel: {
    question: 'Como cancelo uma encomenda?',
    answer:
      'Abra a encomenda e escolha «Cancelar esta encomenda». Pode fazê-lo até confirmar a cotação; depois disso, escreva-nos na página da encomenda.',
    terms: 'cancelar cancelamento anular parar retirar desfazer',
  },
  change: {
    question: 'Como altero uma encomenda?',
    answer:
      'Abra a encomenda e escolha «Alterar a encomenda», até confirmar a cotação. Temos depois 72 horas para uma nova cotação.',
    terms: 'alterar modificar mudar editar atualizar corrigir quantidade encomendas',
  },
  standing: {
    question: 'Posso encomendar o mesmo todos os meses?',
    answer: 'Crie uma encomenda periódica: no dia marcado entra no seu carrinho e só falta fazer a encomenda.',
    terms: 'encomenda periódica recorrente regular repetir mensal outra vez automática assinatura',
  },
  quote: {
    question: 'Quando recebo a minha cotação?',
    answer:
      'Até 72 horas depois da encomenda. Tem depois 30 dias para a confirmar. Cada encomenda mostra o tempo que resta.',
    terms: 'receber orçamento preço frete proposta demora prazo chega',
  },
  pay: {
    question: 'Como pago?',
    answer:
      'Quando uma encomenda aguarda o pré-pagamento, a sua página mostra o montante, e é aí que envia o comprovativo. A fatura vem depois da entrega.',
    terms: 'pagar pagamento pré-pagamento comprovativo banco transferência dinheiro',
  },
  invoice: {
    question: 'Onde estão as minhas faturas?',
    answer: 'Na página de cada encomenda entregue, entre os seus documentos.',
    terms: 'fatura faturação conta recibo pró-forma proforma encontrar',
  },
  track: {
    question: 'Onde está o meu envio?',
    answer: 'A página de uma encomenda enviada mostra o transportador e a ligação de seguimento.',
    terms: 'seguir seguimento acompanhar rastrear entrega volume transporte chega chegada encomenda mercadoria',
  },
  issue: {
    question: 'Algo não está bem numa entrega',
    answer: 'Comunique-o com o número da encomenda e, se possível, com fotografias.',
    terms:
      'danificado partido estragado falta faltam reclamação queixa problema erro comunicar devolução devolver encomenda mercadoria',
  },
  contact: {
    question: 'Quem é o meu contacto?',
    answer: 'A sua página de início mostra o seu representante comercial, com endereço de e-mail e telefone.',
    terms: 'telefonar ligar telefone contactar representante pessoa falar responsável apoio',
  },
  ask: {
    question: 'Como faço uma pergunta?',
    answer: 'Abra um pedido ao apoio ao cliente. Respondemos em 48 horas.',
    terms: 'fazer perguntar dúvida ajuda suporte ticket pedido serviço cliente mensagem escrever',
  },
  password: {
    question: 'Esqueci-me da palavra-passe',
    answer:
      'Termine a sessão e escolha «Esqueci-me da palavra-passe» na página de início de sessão: recebe uma ligação por e-mail. Se a souber, altere-a nesta página.',
    terms: 'esquecida esqueci repor recuperar alterar mudar perdida perdi senha acesso iniciar sessão entrar nova',
  },
  factor: {
    question: 'Como configuro um segundo fator?',
    answer: 'Nesta página, com uma aplicação de autenticação. Guarde os códigos de recuperação num lugar seguro.',
    terms:
      'configurar ativar autenticador autenticação 2fa mfa totp código dois passos conta segura segurança proteger',
  },
  colleague: {
    question: 'Como adiciono um colega?',
    answer: 'Adicione um utilizador: o seu colega recebe por e-mail um convite válido durante 48 horas.',
    terms: 'adicionar convidar convido utilizador equipa funcionário conta nova pessoa acrescentar',
  },
  address: {
    question: 'Como adiciono uma morada de entrega?',
    answer:
      'Adicione-a aqui e escolha qual é proposta em primeiro lugar. Cada encomenda é enviada para uma única morada.',
    terms: 'adicionar acrescentar endereço envio armazém alterar principal moradas',
  },
  emails: {
    question: 'Como recebo menos e-mails?',
    answer: 'Escolha para cada tipo: de imediato, uma vez por dia ou nunca.',
    terms: 'receber email mail notificação notificações cancelar subscrição parar desativar desligar spam',
  },
  careCoins: {
    question: 'Como uso os CareCoins?',
    answer:
      'Ganha-os com as encomendas entregues e usa-os no carrinho. Esta página mostra o seu saldo e o seu estatuto.',
    terms: 'usar utilizar pontos fidelização bónus trocar ganhar gastar moedas',
  },
  documents: {
    question: 'Como substituo um documento expirado?',
    answer: 'Envie aqui a nova versão. A nossa equipa de qualidade analisa-a em dez dias.',
    terms: 'substituir certificado licença carregar renovar enviar atualizar válido documentos caducado',
  },
  officeQuote: {
    question: 'Como respondo com uma cotação?',
    answer: 'Abra a encomenda na fila, introduza o frete e envie a cotação. A fila está ordenada pelo tempo que resta.',
    terms: 'responder emitir frete enviar envio orçamento preço encomenda',
  },
  officeRequest: {
    question: 'Como assumo um pedido?',
    answer: 'Abra-o e escolha «Atribuir a mim». Os colegas veem assim que está a tratar dele.',
    terms: 'assumir atribuir atribuo ticket meu próprio tratar',
  },
  officeCancel: {
    question: 'Como cancelo uma encomenda?',
    answer: 'Abra a encomenda e cancele-a indicando o motivo, até ser enviada.',
    terms: 'cancelar cancelamento anular parar retirar',
  },
  officeActivate: {
    question: 'Como ativo uma empresa?',
    answer: 'Aprove os documentos obrigatórios e defina os países e o representante comercial. Depois, ative-a.',
    terms: 'ativar distribuidor conta aprovar verificação due diligence',
  },
  officeInvite: {
    question: 'Como adiciono um colega?',
    answer: 'Convide uma pessoa e escolha a sua função. O convite é válido durante 48 horas.',
    terms: 'adicionar convidar convido utilizador equipa conta nova acrescentar',
  },
} satisfies Translated<typeof English>

export const fillers =
  'a ao aos as como com da das de do dos devo e é em está este esta eu fazer me meu meus minha minhas na no nas nos nosso nossa o os onde ou para pode posso por porque qual quando quanto que quem quero se ser seu sua ter tenho um uma' satisfies Translated<
    typeof EnglishFillers
  >
