import type {
  passkeyTexts as English,
  addPasskeyTexts as EnglishAdd,
  usePasskeyTexts as EnglishUse,
} from '#texts/passkeys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Passkeys of the signed-in person. */
export const passkeyTexts = {
  title: 'Llaves de acceso',
  lead: 'Inicie sesión con su huella, su rostro o el PIN del dispositivo, sin su contraseña. Una llave de acceso también es un segundo factor.',
  name: 'Nombre',
  where: 'Dónde funciona',
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'En un dispositivo',
  added: 'Agregada',
  last: 'Último uso',
  never: 'Nunca',
  none: 'Aún no tiene llaves de acceso.',
  add: 'Agregar una llave de acceso',
  unsupported: 'Este navegador no admite llaves de acceso.',
  actions: 'Acciones',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar: ${name}`,
  removeTitle: (name) => `¿Eliminar la llave de acceso ${name}?`,
  removeLead:
    'Ya no podrá iniciar sesión con ella. Elimínela también de su dispositivo o administrador de contraseñas.',
  keep: 'Conservarla',
  removed: 'La llave de acceso se eliminó',
} satisfies Translated<typeof English>

export const addPasskeyTexts = {
  title: 'Agregar una llave de acceso',
  lead: 'Su navegador le pedirá su huella, su rostro o el PIN del dispositivo.',
  name: 'Nombre',
  nameHelp: 'Dónde está, por ejemplo, Portátil',
  nameMissing: 'Ingrese un nombre',
  cancelled: 'No se creó ninguna llave de acceso. Inténtelo de nuevo.',
  known: 'Este dispositivo ya tiene una llave de acceso suya.',
  keep: 'Cancelar',
  confirm: 'Continuar',
  done: 'La llave de acceso se agregó',
} satisfies Translated<typeof EnglishAdd>

/** Where one is used. */
export const usePasskeyTexts = {
  signIn: 'Iniciar sesión con una llave de acceso',
  use: 'Usar una llave de acceso',
  only: 'Use su llave de acceso para terminar de iniciar sesión.',
  cancelled: 'No se usó ninguna llave de acceso. Inténtelo de nuevo.',
} satisfies Translated<typeof EnglishUse>
