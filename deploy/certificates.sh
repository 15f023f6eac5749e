#!/bin/sh
# An authority of this machine, and a certificate for each service that the others of docker-compose.yml call.
# Usage: certificates.sh FOLDER NAME:OWNER …   What is there stays; a folder that is emptied is filled again.
set -eu
cd "$1"
shift
if [ ! -f ca.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \
    -keyout ca.key -out ca.pem -subj '/CN=PartnerCare services'
fi
for service in "$@"; do
  name=${service%%:*}
  if [ ! -f "$name.pem" ]; then
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
      -keyout "$name.key" -out "$name.csr" -subj "/CN=$name"
    printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n' "$name" > "$name.ext"
    openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days 3650 -extfile "$name.ext" -out "$name.pem"
    rm "$name.csr" "$name.ext"
  fi
  chown "${service#*:}" "$name.key"
  chmod 600 "$name.key"
done
chmod 600 ca.key
