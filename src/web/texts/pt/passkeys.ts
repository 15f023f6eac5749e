import type {
  passkeyTexts as English,
  addPasskeyTexts as EnglishAdd,
  usePasskeyTexts as EnglishUse,
} from '#texts/passkeys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Passkeys of the signed-in person. */
export const passkeyTexts = {
  title: 'Chaves de acesso',
  lead: 'Inicie sessão com a impressão digital, o rosto ou o PIN do dispositivo, sem a palavra-passe. Uma chave de acesso também é um segundo fator.',
  name: 'Nome',
  where: 'Onde funciona',
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'Num dispositivo',
  added: 'Adicionada',
  last: 'Última utilização',
  never: 'Nunca',
  none: 'Ainda não tem chaves de acesso.',
  add: 'Adicionar uma chave de acesso',
  unsupported: 'Este navegador não suporta chaves de acesso.',
  actions: 'Ações',
  remove: 'Remover',
  removeOf: (name) => `Remover: ${name}`,
  removeTitle: (name) => `Remover a chave de acesso ${name}?`,
  removeLead: 'Deixa de poder iniciar sessão com ela. Remova-a também do seu dispositivo ou gestor de palavras-passe.',
  keep: 'Manter',
  removed: 'A chave de acesso foi removida',
} satisfies Translated<typeof English>

export const addPasskeyTexts = {
  title: 'Adicionar uma chave de acesso',
  lead: 'O navegador pede depois a impressão digital, o rosto ou o PIN do dispositivo.',
  name: 'Nome',
  nameHelp: 'Onde está, por exemplo, Portátil',
  nameMissing: 'Introduza um nome',
  cancelled: 'Não foi criada nenhuma chave de acesso. Tente de novo.',
  known: 'Este dispositivo já tem uma chave de acesso sua.',
  keep: 'Cancelar',
  confirm: 'Continuar',
  done: 'A chave de acesso foi adicionada',
} satisfies Translated<typeof EnglishAdd>

/** Where one is used. */
export const usePasskeyTexts = {
  signIn: 'Iniciar sessão com uma chave de acesso',
  use: 'Usar uma chave de acesso',
  only: 'Use a sua chave de acesso para concluir o início de sessão.',
  cancelled: 'Não foi usada nenhuma chave de acesso. Tente de novo.',
} satisfies Translated<typeof EnglishUse>
