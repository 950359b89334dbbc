import { json } from '../../frame/answer.ts'

/** `GET /.well-known/oauth-protected-resource`: who gives tokens for the records here. */
export function resourceMetadata(url: string): Response {
  return json({
    resource: url,
    authorization_servers: [url],
    scopes_supported: [],
    bearer_methods_supported: ['header'],
    resource_documentation: 'https://atproto.com',
  })
}

/** `GET /.well-known/oauth-authorization-server` */
export function serverMetadata(url: string): Response {
  return json({
    issuer: url,
    scopes_supported: ['atproto', 'transition:email', 'transition:generic', 'transition:chat.bsky'],
    subject_types_supported: ['public'],
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    ui_locales_supported: ['en-US'],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: true,
    require_request_uri_registration: true,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['ES256'],
    revocation_endpoint: `${url}/oauth/revoke`,
    pushed_authorization_request_endpoint: `${url}/oauth/par`,
    require_pushed_authorization_requests: true,
    dpop_signing_alg_values_supported: ['ES256'],
    protected_resources: [url],
    client_id_metadata_document_supported: true,
  })
}
