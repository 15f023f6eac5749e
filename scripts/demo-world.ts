import { prepareDemoWorld } from '#tests/demo-world.ts'

// `npm test` does it next to the static checks: it takes a core a minute and a half, where it was not kept before.
await prepareDemoWorld()
