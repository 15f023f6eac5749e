export declare const portalOptions: readonly string[]
export declare const compileCache: string
