/** Passkeys of the signed-in person. */
export const passkeyTexts = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or device PIN, without your password. A passkey is a second factor too.',
  name: 'Name',
  where: 'Where it works',
  synced: 'Synced between devices',
  oneDevice: 'On one device',
  added: 'Added',
  last: 'Last used',
  never: 'Never',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  unsupported: 'This browser does not support passkeys.',
  actions: 'Actions',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeLead: 'You can no longer sign in with it. Remove it from your device or password manager too.',
  keep: 'Keep it',
  removed: 'The passkey was removed',
}

export const addPasskeyTexts = {
  title: 'Add a passkey',
  lead: 'Your browser then asks for your fingerprint, face or device PIN.',
  name: 'Name',
  nameHelp: 'Where it is, for example Laptop',
  nameMissing: 'Enter a name',
  cancelled: 'No passkey was created. Please try again.',
  known: 'This device has a passkey of yours already.',
  keep: 'Cancel',
  confirm: 'Continue',
  done: 'The passkey was added',
}

/** Where one is used. */
export const usePasskeyTexts = {
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  only: 'Use your passkey to finish signing in.',
  cancelled: 'No passkey was used. Please try again.',
}
