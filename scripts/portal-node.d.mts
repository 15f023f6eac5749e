export declare const portalEnvironment: Readonly<Record<string, string>>
export declare const compileCache: string
