import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignSalesRepresentative, chooseCompanyLanguage, upsertAddress } from '#modules/distributors/contract.ts'
import { askForUpload } from '#modules/files/contract.ts'
import {
  chooseLanguage,
  chooseListColumns,
  chooseTimeZone,
  currentUser,
  deactivateUser,
  listUsers,
  setPassword,
  setProfile,
  setSecurity,
} from '#modules/identity/contract.ts'
import { samples } from '#tests/files/samples.ts'
import { mailedToken } from '#tests/mailed-links.ts'
import { PASSWORD, person, warehouse } from '#tests/people.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { changePersonPicture, type sortsOfPeople } from './people-contract.ts'
import { inviteByOffice } from './team-contract.ts'

let { portal, registers, joins, signs, listed, admin } = {} as PeoplePortal

beforeAll(async () => {
  ;({ portal, registers, joins, signs, listed, admin } = await startWithPeople())
})
afterAll(() => portal.stop())

describe('the current user', () => {
  test('comes with the company, its addresses and who represents the provider', async () => {
    const [andina, nordmed] = [await registers('Andina'), await registers('NordMed', 'no')]
    const [lucia] = [await joins('lucia@andina.example', andina), await joins('ingrid@nordmed.example', nordmed)]
    const [hers, theirs] = [await signs('lucia@andina.example'), await signs('ingrid@nordmed.example')]
    await portal.call(upsertAddress, warehouse, hers)

    const { body } = await portal.call(currentUser, {}, hers)
    expect(body).toMatchObject({
      id: lucia,
      username: 'lucia@andina.example',
      fullName: 'Lucía lucia@andina.example Restrepo',
      role: 'PROCUREMENT',
      phone2: null,
      distributor: {
        id: andina,
        organizationName: 'Andina',
        state: 'PENDING',
        email: 'hello@andina.example',
        contactName: 'Contact of Andina',
        addressCountry: { id: 'co', name: 'Colombia', code: 'CO' },
        loyaltyProgramGroup: null,
        loyalty: { careCoinsBalance: 0 },
        primaryShippingAddress: { name: 'Warehouse', addressee: 'Diego Salazar', isPrimary: true },
        primaryBillingAddress: null,
        billingAddresses: [],
      },
      salesRepresentative: null,
      defaultContact: portal.configuration.brand.commercialDirector,
    })
    expect((await portal.call(currentUser, {}, theirs)).body.distributor).toMatchObject({
      id: nordmed,
      shippingAddresses: [],
    })
    expect((await portal.call(listUsers, {}, theirs)).body.map(({ email }) => email)).toEqual([
      'ingrid@nordmed.example',
    ])
  })

  test('hides columns of a list for themselves alone, wherever they sign in', async () => {
    const id = await registers('Columns')
    await joins('iris@columns.example', id)
    await joins('noor@columns.example', id)
    const [hers, elsewhere] = [await signs('iris@columns.example'), await signs('iris@columns.example')]
    const hiddenFor = async (who: typeof hers) => (await portal.call(currentUser, {}, who)).body.hiddenColumns
    expect(await hiddenFor(hers)).toEqual({})

    await portal.call(chooseListColumns, { list: 'orders', hidden: ['progress', 'destination'] }, hers)
    expect(await hiddenFor(elsewhere)).toEqual({ orders: ['destination', 'progress'] })
    expect(await hiddenFor(await signs('noor@columns.example'))).toEqual({})

    const refused = await portal.call(chooseListColumns, { list: 'orders', hidden: ['deadline'] }, hers)
    expect(refused.status).toBe(409)
    await portal.call(chooseListColumns, { list: 'orders', hidden: [] }, hers)
    expect(await hiddenFor(elsewhere)).toEqual({ orders: [] })
  })

  test('reads times in the zone of the company until they choose one for themselves alone', async () => {
    const id = await registers('Clocks')
    await joins('iris@clocks.example', id)
    await joins('noor@clocks.example', id)
    const [hers, his] = [await signs('iris@clocks.example'), await signs('noor@clocks.example')]
    const zonesOf = async (who: typeof hers) => {
      const { timeZone, companyZone } = (await portal.call(currentUser, {}, who)).body
      return { timeZone, companyZone }
    }
    const companys = { timeZone: 'America/Bogota', companyZone: 'America/Bogota' }
    expect(await zonesOf(hers)).toEqual(companys)

    await portal.call(chooseTimeZone, { timeZone: 'Europe/Madrid' }, hers)
    expect(await zonesOf(hers)).toEqual({ ...companys, timeZone: 'Europe/Madrid' })
    expect(await zonesOf(his)).toEqual(companys)

    expect((await portal.call(chooseTimeZone, { timeZone: 'Mars/Base' }, hers)).status).toBe(422)
    await portal.call(chooseTimeZone, { timeZone: null }, hers)
    expect(await zonesOf(hers)).toEqual(companys)
  })

  test('reads screens in the language of the company until they choose one', async () => {
    const id = await registers('Languages')
    await joins('ivo@languages.example', id)
    await joins('ada@languages.example', id)
    const [his, hers] = [await signs('ivo@languages.example'), await signs('ada@languages.example')]
    const languagesOf = async (who: typeof his) => {
      const { language, companyLanguage } = (await portal.call(currentUser, {}, who)).body
      return [language, companyLanguage]
    }
    expect(await languagesOf(his)).toEqual([null, null])
    await portal.call(chooseCompanyLanguage, { language: 'pt' }, his)
    await portal.call(chooseLanguage, { language: 'fr' }, hers)
    expect([await languagesOf(his), await languagesOf(hers)]).toEqual([
      [null, 'pt'],
      ['fr', 'pt'],
    ])
    expect((await portal.call(chooseLanguage, { language: 'xx' as never }, his)).status).toBe(422)
  })

  test('is found by staff by parts of name and e-mail, in any order, with or without accents', async () => {
    const id = await registers('Searched')
    const maria = await joins('maria-jose@searched.example', id)
    for (const search of ['RESTREPO lucia maria', 'Lucía maria‑jose', "mariajose@searched l'ucia", ' Lucia  '])
      expect((await listed({ search, distributorId: id })).people.map((it) => it.id)).toEqual([maria])
    expect(await listed({ search: 'lucia pedro', distributorId: id })).toEqual({ people: [], total: 0 })
  })

  test('is sorted among people by any column, each way, the newest first where it is alike', async () => {
    const [first, second] = [await registers('SortedA'), await registers('SortedB')]
    const ids = [await joins('b@sorted.example', first), await joins('c@sorted.example', second)]
    ids.push(await joins('a@sorted.example', second))
    const sorted = async (sort: (typeof sortsOfPeople)[number], more = {}) =>
      (await listed({ search: '@sorted.example', sort, ...more })).people.map((row) => ids.indexOf(row.id))
    for (const [sort, order] of Object.entries({
      name: [2, 0, 1],
      '-name': [1, 0, 2],
      email: [2, 0, 1],
      '-email': [1, 0, 2],
      company: [0, 2, 1],
      '-company': [2, 1, 0],
      joined: [0, 1, 2],
      '-joined': [2, 1, 0],
      role: [2, 1, 0],
      '-state': [2, 1, 0],
    } as const))
      expect(await sorted(sort as 'name'), sort).toEqual(order)
    for (const sort of ['-email', 'joined'] as const)
      expect(await sorted(sort, { search: '', distributorId: second }), sort).toEqual([1, 2])
    const [byCompany, byState] = [await listed({ sort: '-company' }), await listed({ sort: 'state' })]
    expect(byCompany.people[0]?.company?.name).toBe('SortedB')
    expect([byState.total, byState.people[0]?.state]).toEqual([byCompany.total, 'ACTIVE'])
    expect(await sorted('email', { search: '', distributorId: second, page: 2, pageSize: 1 })).toEqual([1])
  })

  test('of the staff has no company', async () => {
    await joins('sales@partnercare.example', null, 'SALES')
    const { body } = await portal.call(currentUser, {}, await signs('sales@partnercare.example'))
    expect(body).toMatchObject({ role: 'SALES', distributor: null, salesRepresentative: null })
  })

  test('changes what is known of them; a second person cannot take their e-mail', async () => {
    const id = await registers('Profile')
    await joins('one@profile.example', id)
    await joins('two@profile.example', id)
    const [one, two] = [await signs('one@profile.example'), await signs('two@profile.example')]
    const { password: currentPassword, ...named } = person('uno@profile.example')
    const profile = { ...named, currentPassword }
    expect((await portal.call(setProfile, { ...profile, job: 'Director' }, one)).body).toEqual({ success: true })
    expect((await portal.call(currentUser, {}, one)).body).toMatchObject({
      job: 'Director',
      email: 'one@profile.example',
      pendingEmail: 'uno@profile.example',
    })

    const taken = await portal.call(setProfile, { ...profile, email: 'one@profile.example' }, two)
    expect([taken.status, taken.problem.error]).toEqual([409, 'This email is already used'])
    const incomplete = await portal.call(setProfile, { ...profile, phone: ' ' }, two)
    expect([incomplete.status, incomplete.problem.error]).toEqual([422, 'Missing mandatory fields'])
  })
})

describe('a picture', () => {
  const sendsPicture = async (): Promise<string> => {
    const { url } = (await portal.call(askForUpload, { type: 'image/png', bucket: 'pictures' }, admin)).body
    const headers = { 'content-type': 'image/png' }
    const sent = await portal.node.app.inject({
      method: 'PUT',
      url: `${url}&name=face.png`,
      headers,
      payload: samples.png,
    })
    return sent.json<{ path: string }>().path
  }

  test('of who represents the provider is seen by the company, until it is taken away', async () => {
    const id = await registers('Pictured')
    const sales = await joins('sales@pictured.example', null, 'SALES')
    await joins('buyer@pictured.example', id)
    const buyer = await signs('buyer@pictured.example')
    await portal.call(assignSalesRepresentative, { id, userId: sales }, await portal.as('QUALITY'))
    const shown = async () => (await portal.call(currentUser, {}, buyer)).body.salesRepresentative?.picture
    expect(await shown()).toBeNull()

    const file = await sendsPicture()
    const give = (userId: string, picture: string | null) =>
      portal.call(changePersonPicture, { id: userId, file: picture }, admin)
    expect((await give(sales, file)).status).toBe(200)
    const address = await shown()
    expect(address).toBe(`/api/files/${file}`)
    const opened = async () => portal.node.app.inject({ url: address as string })
    expect(await opened()).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } })
    expect(await portal.everythingRecorded()).not.toContain(file)

    const mine = (await portal.call(currentUser, {}, buyer)).body.id
    expect((await give(mine, await sendsPicture())).problem.error).toBe('Only staff can have a picture')
    expect((await give(sales, await uploadedBy(portal)(admin.jwt))).problem.errors).toHaveProperty('file')
    expect((await portal.call(changePersonPicture, { id: sales, file: null }, buyer)).status).toBe(403)

    expect((await give(sales, null)).status).toBe(200)
    expect(await shown()).toBeNull()
    expect((await opened()).statusCode).toBe(404)
  })
})

describe('texts that people paste', () => {
  test('are kept without invisible characters, and look-alike logins are refused', async () => {
    const id = await registers('Pasted')
    const { password, ...fields } = person('ana@pasted.example')
    const invited = (more: object) =>
      portal.call(inviteByOffice, { ...fields, role: 'PROCUREMENT', distributorId: id, ...more }, admin)
    const pasted = {
      email: '\u202aana@pasted.example\u202c',
      firstname: 'Ana\u200b\r\n María',
      lastname: 'رضا\u200cزاده\u202e',
      phone: '\u202a+57\u00a0310 555\u20110101\u202c',
      phone2: '+57 [0]310 555 0102',
    }
    const { body } = await invited(pasted)
    const token = await mailedToken(portal, body.id, 'invitation')
    expect((await portal.call(setPassword, { token, password })).status).toBe(200)
    const ana = await signs('ana@pasted.example')
    const login = { username: 'ａｎａ\u200b.pasted', currentPassword: password }
    expect((await portal.call(setSecurity, login, ana)).status).toBe(200)
    expect((await portal.call(currentUser, {}, ana)).body).toMatchObject({
      email: 'ana@pasted.example',
      username: 'ana.pasted',
      firstname: 'Ana  María',
      lastname: 'رضا\u200cزاده',
      phone: '+57 310 555-0101',
      phone2: '+57 (0)310 555 0102',
    })
    expect((await signs('\ufeffana\u2060.pasted')).status).toBe(200)
    expect((await invited({ email: 'a\u200bna@pasted.example' })).problem.error).toBe('Email already used')
    expect((await invited({ email: '\u0430na@pasted.example' })).problem.errors).toEqual({
      email: 'This mixes letters of different alphabets. Please use one alphabet.',
    })
    const renamed = { username: '\u0430na.pasted', currentPassword: PASSWORD }
    expect((await portal.call(setSecurity, renamed, ana)).problem.errors).toHaveProperty('username')
    const { password: currentPassword, ...named } = person('\u0430na@pasted.example')
    expect((await portal.call(setProfile, { ...named, currentPassword }, ana)).problem.errors).toHaveProperty('email')
  })
})

describe('the own e-mail, which is a login', () => {
  const { password: _password, ...profile } = person('own@mail.example')
  const changes = async (more: object, jwt?: string) =>
    portal.call(setProfile, { ...profile, ...more }, { jwt: jwt ?? (await signs('own@mail.example')).jwt })
  beforeAll(async () => void (await joins('own@mail.example', await registers('Mail'))))

  test('changes with the right password where one comes along; nothing else requires it', async () => {
    for (const [more, error] of [
      [{ currentPassword: '' }, 'Missing mandatory fields'],
      [{ currentPassword: 'Wrong.2026' }, 'Your current password is not correct'],
    ] as const) {
      const { status, problem } = await changes({ email: 'thief@mail.example', job: 'Thief', ...more })
      expect([status, problem.error, Object.keys(problem.errors ?? {})]).toEqual([422, error, ['currentPassword']])
    }
    expect((await signs('thief@mail.example')).status).toBe(401)
    expect((await changes({ email: ' own@mail.example ', job: 'Director', phone2: '+57 2' })).status).toBe(200)
    const { body } = await portal.call(currentUser, {}, await signs('own@mail.example'))
    expect(body).toMatchObject({ email: 'own@mail.example', job: 'Director', phone2: '+57 2' })
  })

  test('of another person is not to be found out, with or without the password', async () => {
    await joins('taken@mail.example', await registers('TakenMail'))
    expect((await changes({ email: 'taken@mail.example', currentPassword: 'Wrong.2026' })).status).toBe(422)
    expect((await changes({ email: 'taken@mail.example', currentPassword: PASSWORD })).status).toBe(200)
    expect((await signs('taken@mail.example')).status, 'its owner keeps it').toBe(200)
  })

  test('counts wrong passwords with those of the login name and the password', async () => {
    await joins('guess@mail.example', await registers('GuessMail'))
    const { jwt } = await signs('guess@mail.example')
    for (let i = 0; i < 5; i++) {
      await changes({ currentPassword: `Wrong.${i}` }, jwt)
      await portal.call(setSecurity, { username: 'guesser', currentPassword: `Wrong.${i}` }, { jwt })
    }
    const { status, problem, headers } = await changes({ currentPassword: PASSWORD }, jwt)
    expect([status, problem.error]).toEqual([429, 'Too many wrong passwords. Please try again later.'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await changes({ email: 'guess@mail.example' }, jwt)).status, 'what requires no password').toBe(200)
  })
})

describe('people of a company', () => {
  test('are managed by PROCUREMENT of the same company; the last of them stays', async () => {
    const [own, other] = [await registers('Team'), await registers('Rival')]
    const [boss, colleague] = [await joins('boss@team.example', own), await joins('mkt@team.example', own, 'MARKETING')]
    await joins('boss@rival.example', other)
    const [bossIn, colleagueIn, rivalIn] = [
      await signs('boss@team.example'),
      await signs('mkt@team.example'),
      await signs('boss@rival.example'),
    ]

    expect((await portal.call(deactivateUser, { id: colleague }, rivalIn)).status).toBe(404)
    expect((await portal.call(deactivateUser, { id: boss }, colleagueIn)).status).toBe(403)
    const last = await portal.call(deactivateUser, { id: boss }, bossIn)
    expect([last.status, last.problem.error]).toEqual([
      409,
      'At least one active user with the role PROCUREMENT must remain',
    ])

    expect((await portal.call(deactivateUser, { id: colleague }, bossIn)).status).toBe(200)
    await expect.poll(async () => (await portal.call(currentUser, {}, colleagueIn)).status).toBe(401)
    expect((await signs('mkt@team.example')).status).toBe(401)
    expect((await portal.call(listUsers, {}, bossIn)).body.map(({ id }) => id)).toEqual([boss])
  })

  test('who deactivate each other at the same moment do not both succeed', async () => {
    const id = await registers('Duel')
    const people = [await joins('a@duel.example', id), await joins('b@duel.example', id)] as const
    const [a, b] = [await signs('a@duel.example'), await signs('b@duel.example')]
    const answers = await Promise.all([
      portal.call(deactivateUser, { id: people[1] }, a),
      portal.call(deactivateUser, { id: people[0] }, b),
    ])
    const [winner, loser] = answers.map(({ status }) => status).toSorted()
    expect(winner).toBe(200)
    expect([401, 404, 409]).toContain(loser) // who came too late is signed out, or no colleague any more
  })

  test('are invited once; what is wrong is named', async () => {
    const distributorId = await registers('Once')
    await joins('once@once.example', distributorId)
    const { password: _, ...fields } = person('once@once.example')
    const again = (more: object) =>
      portal.call(inviteByOffice, { ...fields, distributorId, role: 'MARKETING', ...more }, admin)
    expect(await again({})).toMatchObject({
      status: 409,
      problem: { error: 'Email already used', conflictType: 'email' },
    })
    expect(await again({ email: 'none' })).toMatchObject({ status: 422, problem: { error: 'Email invalid' } })
    for (const field of ['password', 'username'])
      expect((await again({ email: 'new@once.example', [field]: 'Harbour.Lantern7' })).problem.errors).toEqual({
        [field]: 'This field is not known here',
      })
    expect(await again({ role: 'ADMIN' })).toMatchObject({
      status: 422,
      problem: { errors: { role: expect.any(String) } },
    })
    const nowhere = { distributorId: '01900000-0000-7000-8000-000000000000', email: 'new@once.example' }
    expect(await again(nowhere)).toMatchObject({
      status: 422,
      problem: { errors: { distributorId: 'This company does not exist' } },
    })
  })
})

describe('personal data', () => {
  test('of people and companies is unsealed nowhere, neither in the log nor in the read models', async () => {
    const clear = /Lucía|Restrepo|Head of purchasing|555 0101|@|Contact of|Diego/
    expect(await portal.everythingRecorded()).not.toMatch(clear)
    for (const model of ['users', 'distributors', 'addresses']) {
      const { rows } = await portal.owner.query<{ row: string }>(
        `select it::text as row from rm_${model}_v1.${model} it`,
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { row } of rows) expect(row).not.toMatch(clear)
    }
  })

  test('of an erased person cannot be read any more; their ids and everybody else can', async () => {
    const distributorId = await registers('Erased')
    const [gone] = [
      await joins('gone@erased.example', distributorId),
      await joins('here@erased.example', distributorId),
    ]
    await portal.node.services.personal.erase([gone])
    const { body } = await portal.call(listUsers, {}, await signs('here@erased.example'))
    expect(body.map(({ fullName }) => fullName)).toEqual(['Lucía here@erased.example Restrepo', 'Erased person'])
    const { people } = await listed({ distributorId })
    expect(people.find(({ id }) => id === gone)).toMatchObject({ email: '—', role: 'PROCUREMENT' })
  })
})
