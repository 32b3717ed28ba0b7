### Che cosa mostra una chat di un link che vi si incolla.

preview-site = Ruoli nascosti, pistole veloci, dadi sciolti: il gioco di carte e il gioco di dadi da tre a otto, persone o bot.
preview-table = Un posto a un tavolo di Sixgun
preview-named = Un posto a «{ $name }»
preview-card = Il gioco di carte in { $seats } ({ $sets }). Apri il link e siediti: niente account, niente da installare.
preview-dice = Il gioco di dadi in { $seats }. Apri il link e siediti: niente account, niente da installare.
