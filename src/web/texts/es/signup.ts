import type {
  signupTexts as English,
  accountStepTexts as EnglishAccountStep,
  appliedTexts as EnglishApplied,
  confirmEmailTexts as EnglishConfirmEmail,
  documentsStepTexts as EnglishDocumentsStep,
} from '#texts/signup.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Which of them is taken (specification 1 §8). */
const conflicts = {
  username: 'Este nombre de usuario ya está en uso',
  email: 'Este correo electrónico personal ya está en uso',
  companyEmail: 'Este correo electrónico de la empresa ya está en uso',
}

export const signupTexts = {
  title: 'Crear una cuenta',
  steps: ['Información de la cuenta', 'Documentos'],
  saved: (time) => `guardado a las ${time}`,
  notSaved: 'Aún sin guardar. Lo intentaremos de nuevo cuando continúe.',
  keptUntil: (day) =>
    `Conservamos lo que ingrese hasta el ${day}, solo para este navegador. La contraseña no se conserva.`,
  forget: 'Empezar de nuevo',
  forgetTitle: '¿Empezar de nuevo?',
  forgetLead: 'Se eliminarán los datos que ingresó y sus archivos.',
  keep: 'Conservarlos',
  missing: 'Faltan campos obligatorios',
} satisfies Translated<typeof English>

export const accountStepTexts = {
  lead: 'Cuéntenos sobre usted y su empresa. Luego envíe los documentos que necesitamos para activar su cuenta.',
  needs: 'Qué necesita para registrarse',
  you: 'Sobre usted',
  company: 'Su empresa',
  signIn: 'Su inicio de sesión',
  civility: 'Tratamiento',
  civilities: { MS: 'Sra.', MR: 'Sr.', OTHER: 'Otro' },
  firstname: 'Nombre',
  lastname: 'Apellido',
  job: 'Cargo',
  email: 'Correo electrónico personal',
  phone: 'Teléfono',
  phone2: 'Segundo teléfono',
  organizationName: 'Nombre de la organización',
  address: 'Dirección',
  address2: 'Dirección, segunda línea',
  zipCode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  companyAddress: 'Dirección de la empresa',
  companyEmail: 'Correo electrónico de la empresa',
  companyPhone: 'Teléfono de la empresa',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  passwordHelp: 'No se aceptan contraseñas comunes.',
  again: 'Confirme la contraseña',
  notTheSame: 'Las contraseñas no coinciden',
  conflicts,
  next: 'Continuar',
} satisfies Translated<typeof EnglishAccountStep>

export const documentsStepTexts = {
  lead: 'Envíe un archivo por cada documento. Puede detenerse en cualquier momento y continuar después en este navegador.',
  answers: 'Revise lo que ingresó',
  change: 'Cambiar',
  documents: 'Documentos',
  documentsLead: 'Nuestro equipo de calidad revisa cada uno.',
  optional: 'Documentos opcionales',
  who: 'Nuestra empresa sigue las Buenas Prácticas de Distribución de la OMS',
  agree: {
    before: 'Acepto las ',
    terms: 'Condiciones de uso',
    between: ' y he leído el ',
    privacy: 'Aviso de privacidad',
    after: '.',
  },
  passwordAgain: 'Su contraseña',
  passwordLead: 'Por su seguridad no la conservamos. Ingrésela de nuevo.',
  back: 'Atrás',
  submit: 'Crear la cuenta',
} satisfies Translated<typeof EnglishDocumentsStep>

export const confirmEmailTexts = {
  title: 'Confirme su correo electrónico',
  lead: 'Con un clic sabremos que le llegan nuestros correos.',
  confirm: 'Confirmar mi correo electrónico',
  done: 'Su correo electrónico está confirmado. Gracias.',
  goOn: 'Ir al portal',
} satisfies Translated<typeof EnglishConfirmEmail>

/** On the dashboard, while the account is not active. */
export const appliedTexts = {
  title: 'Estamos revisando su cuenta',
  reference: (reference) => `Su referencia: ${reference}`,
  next: 'Qué sigue ahora',
  steps: [
    'Nuestro equipo de calidad revisa sus documentos. Si hay que enviar alguno de nuevo, le escribimos.',
    'Definimos los países en los que puede vender y quién nos representa ante usted.',
    'Se activa su cuenta y puede hacer pedidos.',
  ],
  today: 'Qué puede hacer hoy',
  places: {
    products: 'Ver los productos',
    documents: 'Abrir sus documentos',
    company: 'Completar los datos de su empresa',
  },
  unconfirmed: (email) => `Enviamos un enlace a ${email}. Ábralo para confirmar su correo electrónico.`,
  sendAgain: 'Enviarlo de nuevo',
  sent: 'El enlace va en camino.',
} satisfies Translated<typeof EnglishApplied>
