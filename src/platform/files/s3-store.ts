import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'

import { CannotStart } from '#platform/node/cannot-start.ts'
import { checkStorePath, type Store } from './store.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly key: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/** The bucket stays private. Makes it if allowed and missing. */
export const s3Store = async (settings: S3Settings): Promise<Store & { stop: () => void }> => {
  const { bucket: Bucket, key, endpoint, region } = settings
  const client = new S3Client({
    endpoint,
    region,
    ...(key && { credentials: key }),
    forcePathStyle: true,
    // Most other servers refuse the client's default trailer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const unusable = (error: unknown) =>
    new CannotStart(
      `The S3 bucket ${Bucket} at ${endpoint} cannot be used: ${reasonOf(error)}. Start the store, or set S3_ENDPOINT to another.`,
    )
  const isThere = () =>
    client.send(new HeadBucketCommand({ Bucket })).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false
        throw unusable(error)
      },
    )
  if (!(await isThere()))
    await client.send(new CreateBucketCommand({ Bucket })).catch(async (error: unknown) => {
      if (!(await isThere())) throw unusable(error) // of two nodes that start together, the other one may have made it meanwhile
    })

  return {
    write: async (path, body, ContentType) => {
      const [Body, ContentLength] = Buffer.isBuffer(body)
        ? [body, body.length]
        : [createReadStream(body.file), body.bytes]
      await client.send(new PutObjectCommand({ Bucket, Key: checkStorePath(path), Body, ContentLength, ContentType }))
    },

    read: async (path, part) => {
      const object = await client
        .send(
          new GetObjectCommand({
            Bucket,
            Key: checkStorePath(path),
            ...(part && { Range: `bytes=${part.start}-${part.end}` }),
          }),
        )
        .catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        })
      return (object?.Body as Readable | undefined) ?? null
    },

    remove: async (path) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkStorePath(path) }))
    },

    list: async (folder) => {
      const Prefix = `${folder}/`
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        names.push(...Contents.flatMap(({ Key }) => Key?.slice(Prefix.length) ?? []))
      return names
    },

    stop: () => client.destroy(),
  }
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
