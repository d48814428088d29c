/** Dosage instructions of dermatology. */
export const SKIN = `
1 aplicación | /12h | 7d | +capa delgada
Aplicar una capa delgada cada 12 horas durante 7 días.
  aplicar capa delgada c/12h x 7 dias

1 aplicación | en la zona afectada | /12h | 2wk | +capa delgada
Aplicar una capa delgada en la zona afectada cada 12 horas durante 2 semanas.
  aplicar en capa fina c/12h por 2 semanas en zona afectada

1 aplicación | en la zona afectada | 2x/d | 14d
Aplicar en la zona afectada 2 veces al día durante 14 días.
  aplicar en area afectada 2 veces al dia x 14 dias

1 aplicación | en la cara | NIGHT | cutánea
Aplicar en la cara por la noche.
  aplicar por la noche en cara

1 lavado | 3x/wk
Hacer 1 lavado 3 veces por semana.
  lavar con shampoo 3 veces por semana

1 aplicación | del cuello hacia abajo | NIGHT | again 1wk x2 | cutánea
Aplicar del cuello hacia abajo por la noche, repetir en 1 semana.
  aplicar del cuello a los pies por la noche, repetir en una semana

1 aplicación | en las uñas | 1x/wk | 6mo | cutánea
Aplicar en las uñas una vez por semana durante 6 meses.
  aplicar en uñas 1 vez por semana x 6 meses

1 aplicación | en las lesiones | /12h
Aplicar en las lesiones cada 12 horas.
  unguento c/12h en lesiones

1 aplicación | /12h | 10d
Aplicar cada 12 horas durante 10 días.
  crema c/12h x 10 dias

1 aplicación | en las manos | 2x/d | cutánea
Aplicar en las manos 2 veces al día.
  crema 2 veces al dia en las manos

1 aplicación | en el cuero cabelludo | NIGHT | 4wk | cutánea
Aplicar en el cuero cabelludo por la noche durante 4 semanas.
  locion en piel cabelluda por las noches x 4 semanas

1 aplicación | /8h | cutánea
Aplicar sobre la piel cada 8 horas.
  aplicar localmente c/8h

1 aplicación | /12h | 5d | cutánea
Aplicar sobre la piel cada 12 horas durante 5 días.
  1 aplicacion local c/12h x 5d

1 aplicación | en la rodilla | /8h
Aplicar en la rodilla cada 8 horas.
  aplicar gel c/8h en rodilla

1 parche | /72h
1 parche cada 72 horas.
  1 parche c/72h

1 parche | /24h
1 parche cada 24 horas.
  1 parche cada 24 horas`
