import type {
  accountStepTexts as EnglishAccountStep,
  appliedTexts as EnglishApplied,
  confirmEmailTexts as EnglishConfirmEmail,
  documentsStepTexts as EnglishDocumentsStep,
  signupTexts as EnglishSignup,
} from '#texts/signup.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Which of them is taken (specification 1 §8). */
const conflicts = {
  username: 'Este nome de utilizador já está em uso',
  email: 'Este e-mail pessoal já está em uso',
  companyEmail: 'Este e-mail da empresa já está em uso',
}

export const signupTexts = {
  title: 'Criar uma conta',
  steps: ['Dados da conta', 'Documentos'],
  saved: (time) => `guardado às ${time}`,
  notSaved: 'Ainda não guardado. Tentamos de novo quando continuar.',
  keptUntil: (day) => `Até ${day}, guardamos o que introduzir, apenas neste navegador. A palavra-passe não é guardada.`,
  forget: 'Recomeçar',
  forgetTitle: 'Recomeçar?',
  forgetLead: 'Os dados e os ficheiros que introduziu são eliminados.',
  keep: 'Manter',
  missing: 'Faltam campos obrigatórios',
} satisfies Translated<typeof EnglishSignup>

export const accountStepTexts = {
  lead: 'Apresente-se e apresente a sua empresa. Depois, envie os documentos de que precisamos para ativar a conta.',
  needs: 'O que é preciso para o registo',
  you: 'Sobre si',
  company: 'A sua empresa',
  signIn: 'Os seus dados de acesso',
  civility: 'Tratamento',
  civilities: { MS: 'Sra.', MR: 'Sr.', OTHER: 'Outro' },
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  job: 'Cargo',
  email: 'E-mail pessoal',
  phone: 'Telefone',
  phone2: 'Segundo telefone',
  organizationName: 'Nome da organização',
  address: 'Morada',
  address2: 'Morada, segunda linha',
  zipCode: 'Código postal',
  city: 'Localidade',
  country: 'País',
  companyAddress: 'Morada da empresa',
  companyEmail: 'E-mail da empresa',
  companyPhone: 'Telefone da empresa',
  username: 'Nome de utilizador',
  password: 'Palavra-passe',
  passwordHelp: 'As palavras-passe comuns são recusadas.',
  again: 'Confirmar a palavra-passe',
  notTheSame: 'As palavras-passe não coincidem',
  conflicts,
  next: 'Continuar',
} satisfies Translated<typeof EnglishAccountStep>

export const documentsStepTexts = {
  lead: 'Envie um ficheiro por documento. Pode parar a qualquer momento e continuar mais tarde neste navegador.',
  answers: 'Verifique o que introduziu',
  change: 'Alterar',
  documents: 'Documentos',
  documentsLead: 'A nossa equipa de qualidade verifica cada um deles.',
  optional: 'Documentos opcionais',
  who: 'A nossa empresa segue as Boas Práticas de Distribuição da OMS',
  agree: {
    before: 'Aceito as ',
    terms: 'Condições de utilização',
    between: ' e li o ',
    privacy: 'Aviso de privacidade',
    after: '.',
  },
  passwordAgain: 'A sua palavra-passe',
  passwordLead: 'Por segurança, não a guardámos. Introduza-a de novo.',
  back: 'Voltar',
  submit: 'Criar a conta',
} satisfies Translated<typeof EnglishDocumentsStep>

export const confirmEmailTexts = {
  title: 'Confirme o seu endereço de e-mail',
  lead: 'Um clique, e sabemos que os nossos e-mails lhe chegam.',
  confirm: 'Confirmar o meu e-mail',
  done: 'O seu endereço de e-mail está confirmado. Obrigado.',
  goOn: 'Ir para o portal',
} satisfies Translated<typeof EnglishConfirmEmail>

/** On the dashboard, while the account is not active. */
export const appliedTexts = {
  title: 'A sua conta está a ser verificada',
  reference: (reference) => `A sua referência: ${reference}`,
  next: 'O que se segue',
  steps: [
    'A nossa equipa de qualidade verifica os documentos. Se for preciso enviar algum de novo, escrevemos-lhe.',
    'Definimos os países em que a sua empresa pode vender e quem nos representa.',
    'A conta é ativada e pode efetuar encomendas.',
  ],
  today: 'O que já pode fazer',
  places: {
    products: 'Ver os produtos',
    documents: 'Abrir os seus documentos',
    company: 'Completar os dados da empresa',
  },
  unconfirmed: (email) => `Enviámos uma ligação para ${email}. Abra-a para confirmar o seu endereço de e-mail.`,
  sendAgain: 'Enviar de novo',
  sent: 'A ligação foi enviada.',
} satisfies Translated<typeof EnglishApplied>
